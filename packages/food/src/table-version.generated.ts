/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '1b0f4663a7b4';
