/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'cf0d94d05e63';
