/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '52f75c49832b';
