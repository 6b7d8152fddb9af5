/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'ed1ecb0005c7';
