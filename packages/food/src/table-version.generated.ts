/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '91f464b26bd1';
