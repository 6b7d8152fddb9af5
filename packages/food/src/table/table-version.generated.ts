/** Changes with every figure, name and measure of the food table. */
export const foodTableVersion = 'e1264ddf939f';
