/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'c72242bf68a2';
