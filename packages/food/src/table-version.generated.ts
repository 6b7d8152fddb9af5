/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '078faf38834b';
