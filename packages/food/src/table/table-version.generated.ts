/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '80c9ec366ac4';
