import type { ShoppingCategory } from '@pomona/food/categories';
import type { UnitSystem } from '@pomona/food/conversion';
import { parseLine } from '@pomona/food/line';
import { type MergedFood, mergedLines } from '@pomona/food/merging';
import { foodByKey } from '@pomona/food/table';
import { measureText } from '@pomona/food/wording';
import { shownName } from '@pomona/food/wording-names';

/** What a recipe asks for: its lines as they read for so many servings. */
export interface AskingRecipe {
  recipeId: string;
  servings: number;
  lines: readonly string[];
}

/** Something to buy, and which recipes asked for it in which words. */
export interface WantedItem {
  item: string;
  /** "550 g", "1 1/2", "1 can (400 g) + 200 g"; "1" where no line names an amount. */
  quantity: string;
  category: ShoppingCategory;
  /** `null`: not a food that the table knows. */
  foodKey: string | null;
  recipes: { recipeId: string; servings: number; lines: string[] }[];
}

/** In every kitchen, or from the tap: not bought for a recipe. */
const atHand = new Set(['water', 'salt']);

/** The lines of several recipes as items of a list, equal foods merged, water and salt left out (SHOP-10). */
export function wantedItems(recipes: readonly AskingRecipe[], system: UnitSystem): WantedItem[] {
  const asked = recipes.flatMap(({ recipeId, servings, lines }) =>
    lines.map((text) => ({ recipeId, servings, text })),
  );
  const parsed = asked.map(({ text }) => parseLine(text));
  return mergedLines(parsed, system)
    .filter(({ key }) => key === null || !atHand.has(key))
    .map((food) => ({
      item: nameOf(food),
      quantity: quantityOf(food),
      category: (food.key === null ? undefined : foodByKey(food.key)?.category) ?? 'Miscellaneous',
      foodKey: food.key,
      recipes: askersOf(food.lines.flatMap((place) => asked[place] ?? [])),
    }));
}

/** In the number that the quantity asks for: "3 eggs", "200 g carrots", "1/2 red onion". */
function nameOf({ key, text, parts }: MergedFood): string {
  const food = key === null ? undefined : foodByKey(key);
  const last = parts.at(-1);
  if (food === undefined || last === undefined) return text;
  return shownName(food, { amount: last.amountMax ?? last.amount, unit: last.unit }, 'en');
}

function quantityOf({ parts }: MergedFood): string {
  const texts = parts.map(({ each, ...measure }) => {
    const content = each === null ? '' : ` (${measureText({ ...each, amountMax: null }, 'en')})`;
    return `${measureText(measure, 'en')}${content}`;
  });
  return texts.length === 0 ? '1' : texts.join(' + ');
}

function askersOf(
  asked: readonly { recipeId: string; servings: number; text: string }[],
): WantedItem['recipes'] {
  const askers = new Map<string, WantedItem['recipes'][number]>();
  for (const { recipeId, servings, text } of asked) {
    const asker = askers.get(recipeId) ?? { recipeId, servings, lines: [] };
    asker.lines.push(text);
    askers.set(recipeId, asker);
  }
  return [...askers.values()];
}
