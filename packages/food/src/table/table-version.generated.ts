/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '3cec3c01e268';
