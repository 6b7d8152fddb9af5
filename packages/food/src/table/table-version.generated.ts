/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'aceb2d3a8c6c';
