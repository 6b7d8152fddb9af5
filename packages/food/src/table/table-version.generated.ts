/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '67a35feddb48';
