import type { FoundRecipe } from '../ordering.ts';

/** In every kitchen: never missing. English names of the food table. */
const basics: ReadonlySet<string> = new Set([
  ...['water', 'fine salt', 'sea salt', 'flaky sea salt', 'kosher salt', 'iodized salt'],
  ...['black pepper', 'white pepper', 'black peppercorns', 'ground black pepper'],
  ...['olive oil', 'canola oil', 'sunflower oil', 'vegetable oil', 'rapeseed oil'],
]);

export const isBasic = (englishName: string): boolean => basics.has(englishName);

export interface CookableRecipe extends FoundRecipe {
  /** Numbers of foods. */
  missing: readonly number[];
}

/** Judges by the foods that are at home: `null` for what uses none of them; what misses fewest others ranks best. */
export function cookableBy({
  foodsAt,
  atHome,
  basic,
}: {
  foodsAt(position: number): readonly number[];
  atHome: ReadonlySet<number>;
  basic: ReadonlySet<number>;
}): (position: number) => Pick<CookableRecipe, 'missing' | 'rank'> | null {
  return (position) => {
    const own = [...new Set(foodsAt(position))];
    const used = own.filter((food) => atHome.has(food)).length;
    if (used === 0) return null;
    const missing = own.filter((food) => !atHome.has(food) && !basic.has(food));
    // A dish takes far fewer foods than a thousand.
    return { missing, rank: missing.length * 1000 - used };
  };
}
