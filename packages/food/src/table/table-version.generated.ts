/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '2c5f4b34d8df';
