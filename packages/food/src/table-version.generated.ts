/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '39555e754953';
