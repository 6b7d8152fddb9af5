/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '268184b6ff0e';
