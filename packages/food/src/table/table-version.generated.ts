/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '592b1a8b6488';
