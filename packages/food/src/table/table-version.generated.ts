/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'aa001ae84622';
