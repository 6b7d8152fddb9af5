import type { FoodAnalysis } from '@pomona/contract/foods/analysis';
import { dishFigures } from '@pomona/contract/foods/figures';
import type { DishFigures } from '../figures/nutrition-facts.tsx';

/** Each value with its range; what is unknown is left out. */
export function figuresOf({ nutrition: { range, ...values } }: FoodAnalysis): DishFigures {
  const known = dishFigures.flatMap((name) => {
    const [value, ends] = [values[name], range[name]];
    return value === undefined || ends === undefined ? [] : [[name, { value, ...ends }]];
  });
  return Object.fromEntries(known);
}
