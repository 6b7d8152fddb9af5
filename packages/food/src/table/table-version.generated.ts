/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '99faaf10d471';
