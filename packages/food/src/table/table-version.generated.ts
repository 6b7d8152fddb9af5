/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '3b5a283cf612';
