/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'd0804045569c';
