/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'f22938da17f5';
