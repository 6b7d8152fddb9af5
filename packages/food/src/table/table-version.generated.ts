/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '8769749a1eab';
