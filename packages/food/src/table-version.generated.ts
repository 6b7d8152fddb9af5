/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'cb46941d2a05';
