import type { RecipeAnalysis } from '@pomona/food/analysis/analysis';

/** Dishes over this are near-twins. */
export const nearTwins = 0.85;

/** Grams of a serving by food, water left out. */
export type Plate = ReadonlyMap<string, number>;

export function plateOf({ parts, servings }: RecipeAnalysis): Plate {
  const plate = new Map<string, number>();
  for (const { food, grams } of parts)
    if (food !== null && food.key !== 'water')
      plate.set(food.key, (plate.get(food.key) ?? 0) + (grams ?? 0) / servings);
  return plate;
}

/**
 * How alike two dishes are, 0 to 1: the mean of the foods that they share (shared ÷ all, by the food of the table, whatever it is
 * called) and of how alike they weigh (cosine of the grams). Either alone misleads: two snacks of chickpeas weigh the same with other
 * spices, two stews share their spices and are of other meat.
 */
export function likeness(one: Plate, other: Plate): number {
  let [shared, product] = [0, 0];
  for (const [key, grams] of one) {
    const same = other.get(key);
    if (same === undefined) continue;
    shared += 1;
    product += grams * same;
  }
  const foods = shared / Math.max(1, one.size + other.size - shared);
  const lengths = lengthOf(one) * lengthOf(other);
  return (foods + (lengths === 0 ? 0 : product / lengths)) / 2;
}

const lengthOf = (plate: Plate) =>
  Math.sqrt([...plate.values()].reduce((sum, grams) => sum + grams * grams, 0));
