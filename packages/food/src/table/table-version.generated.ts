/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'e18842807ad2';
