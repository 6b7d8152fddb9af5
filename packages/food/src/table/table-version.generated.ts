/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '64a7c15ae847';
