/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '42bef4257978';
