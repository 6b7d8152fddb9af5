import { type Cuisine, cuisines } from '@pomona/food/labels/diets';
import type { Formula } from '../formulas/formula.ts';
import { isCheese } from '../formulas/kinds.ts';
import type { AvailableFood } from './available-food.ts';
import type { Random } from './random.ts';
import { isAtHome } from './taste.ts';

/** Of the formula's own cuisines the one whose foods were given; the requested one where it fits. */
export function cuisineFor(
  { cuisines: own, isSweet }: Formula,
  requested: Cuisine | null,
  given: readonly AvailableFood[],
  random: Random,
): Cuisine | null {
  if (isSweet) return requested;
  if (requested !== null && (own.length === 0 || own.includes(requested))) return requested;
  let best: Cuisine | null = null;
  let bestScore = own.length === 0 ? random.next() * chance : Number.NEGATIVE_INFINITY;
  for (const cuisine of own.length === 0 ? cuisines : own) {
    const score = homeliness(cuisine, given) + random.next() * chance;
    if (score > bestScore) [best, bestScore] = [cuisine, score];
  }
  return best;
}

const chance = 1.5;

const western = /^(?:potato|bacon|ham|sausage|pasta|spaghetti|bread|cream|sour-cream)/;

/** How many of the given foods are at home there, less those that are strange to it. */
export function homeliness(cuisine: Cuisine, given: readonly AvailableFood[]): number {
  const isCheeseless = cuisine === 'asian' || cuisine === 'indian';
  let sum = 0;
  for (const stock of given) {
    sum += isAtHome(stock, cuisine);
    if (isCheeseless && isCheese(stock) && stock.food.key !== 'paneer') sum -= 2;
    if (cuisine === 'asian' && western.test(stock.food.key)) sum -= 2;
  }
  return sum;
}
