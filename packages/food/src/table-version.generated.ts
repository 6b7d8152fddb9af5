/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'a0010a357d02';
