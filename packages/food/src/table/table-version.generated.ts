/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'adaf22f81bbf';
