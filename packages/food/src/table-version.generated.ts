/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'b250d6c6351c';
