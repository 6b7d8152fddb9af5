/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '68bfdf86413f';
