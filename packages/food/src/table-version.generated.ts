/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'c06689ac86d9';
