/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'c7e4f573d3eb';
