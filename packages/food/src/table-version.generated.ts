/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'f9826aa2d3be';
