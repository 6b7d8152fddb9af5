/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = '0bd833d0b3ab';
