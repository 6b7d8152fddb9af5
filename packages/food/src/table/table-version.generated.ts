/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '65fef768b681';
