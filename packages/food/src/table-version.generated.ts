/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '3979e58f68cb';
