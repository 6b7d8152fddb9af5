/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '18878a54fca6';
