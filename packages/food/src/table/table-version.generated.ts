/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '79c3d0297800';
