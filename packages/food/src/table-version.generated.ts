/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '9e7ca6667925';
