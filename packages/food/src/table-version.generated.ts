/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '859304f07db3';
