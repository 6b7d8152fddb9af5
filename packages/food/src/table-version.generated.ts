/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '34bc9a29a59b';
