/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '095e2f7ad519';
