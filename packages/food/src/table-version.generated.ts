/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '6554152464e3';
