/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '5b4c07d221a3';
