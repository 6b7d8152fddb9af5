/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'd90fdfe1b9e0';
