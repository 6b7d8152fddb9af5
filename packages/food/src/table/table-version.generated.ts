/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'e20de9625b16';
