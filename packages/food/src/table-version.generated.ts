/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '3b68b20a98d1';
