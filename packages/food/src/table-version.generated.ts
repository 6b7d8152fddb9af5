/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '7f88ec3a80f3';
