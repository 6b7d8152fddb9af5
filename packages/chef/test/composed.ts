import { composeDishes } from '../src/compose.ts';
import type { Dish } from '../src/dish.ts';
import { plainBrief } from './plain-brief.ts';

/** The first dishes that are composed of these foods. */
export function composed(
  keys: readonly string[],
  more: Parameters<typeof plainBrief>[1] = {},
  count = 30,
): Dish[] {
  const dishes: Dish[] = [];
  const brief = plainBrief(keys, more);
  for (const dish of composeDishes(brief, { seed: brief.request.seed, shown: [] })) {
    dishes.push(dish);
    if (dishes.length >= count) break;
  }
  return dishes;
}
