import { shoppingBounds, usualQuantity } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import { type Language, languages } from '@pomona/food/foods/languages';
import { type ParsedLine, parseLine } from '@pomona/food/lines/line';
import { sizeOfMeasure, type UnitSystem } from '@pomona/food/scaling/conversion';
import { densityOfLine } from '@pomona/food/scaling/conversion-line';
import { amountsOfQuantity } from '@pomona/food/shopping/buying';
import { type MergedFood, mergedLines } from '@pomona/food/shopping/merging';
import { foodByKey } from '@pomona/food/table/table';
import { shownName } from '@pomona/food/wording/wording-names';
import {
  type AskingRecipe,
  cut,
  type Manner,
  nameOf,
  quantityText,
  readLine,
  type WantedItem,
} from '../items.ts';

/** An item as it stands on the list. */
export interface KeptItem {
  id: string;
  item: string;
  quantity: string;
  category: ShoppingCategory;
  foodKey: string | null;
  checked: boolean;
  recipes: AskingRecipe[];
}

export const asksIn =
  ({ recipes }: WantedItem) =>
  ({ recipeId }: AskingRecipe) =>
    recipes.some((asker) => asker.recipeId === recipeId);

/**
 * Quantity, name and askers of an item once more of it is wanted. A recipe that asks again takes the place of what it
 * asked for before; what a person wrote by hand, or changed, stays and is added to.
 */
export function mergedInto(
  kept: KeptItem,
  wanted: WantedItem,
  manner: Manner,
): Pick<KeptItem, 'item' | 'quantity' | 'recipes'> {
  const asksAgain = asksIn(wanted);
  const linesOf = (askers: readonly AskingRecipe[]) => readLinesOf(askers, manner);
  const others = kept.recipes.filter((recipe) => !asksAgain(recipe));
  const recipes = [...others, ...wanted.recipes];
  const isByHand = wanted.recipes.length === 0;
  const more = isByHand
    ? partsOf(kept, wanted.quantity)
    : { known: linesOf(wanted.recipes), unknown: [] };
  if (isOfRecipesAlone(kept, manner)) {
    const sum = summed(kept, [...linesOf(others), ...more.known], manner);
    return { ...sum, quantity: joined([sum.quantity, ...more.unknown]), recipes };
  }
  const own = partsOf(kept, kept.quantity);
  const left = without(own.known, linesOf(kept.recipes.filter(asksAgain)));
  const amounts = [...left, ...more.known].filter(({ amount }) => amount !== null);
  const unknown = [...own.unknown, ...more.unknown];
  if (amounts.length === 0 && unknown.length > 0) {
    return { item: kept.item, quantity: joined(unknown), recipes };
  }
  const sum = summed(kept, amounts, manner);
  return { ...sum, quantity: joined([...unknown, sum.quantity]), recipes };
}

const joined = (texts: readonly string[]) =>
  cut([...new Set(texts)].join(' + '), shoppingBounds.quantity);

const readLinesOf = (recipes: readonly AskingRecipe[], { read = readLine }: Manner): ParsedLine[] =>
  recipes.flatMap(({ lines, language }) => lines.map((text) => read({ text, language })));

/** Nobody changed the amount by hand: it reads as the lines of the recipes add up, in whichever words and units. */
function isOfRecipesAlone(kept: KeptItem, manner: Manner): boolean {
  if (kept.recipes.length === 0) return false;
  const lines = readLinesOf(kept.recipes, manner);
  return (['metric', 'us'] as const).some((system) => {
    const food = merged(kept, lines, system);
    return languages.some((language) => quantityOf(food, language) === kept.quantity);
  });
}

/** Lines of one item, added up; `undefined` where there are none. */
function merged(
  kept: KeptItem,
  lines: readonly ParsedLine[],
  system: UnitSystem,
): MergedFood | undefined {
  const own = { ...foodOf(kept), text: kept.item, heading: false };
  const [food] = mergedLines(
    lines.map((line) => ({ ...line, ...own })),
    system,
  );
  return food;
}

const quantityOf = (food: MergedFood | undefined, language: Language) =>
  food === undefined ? usualQuantity : quantityText(food.parts, language);

/** Lines of one item as its quantity, with its name in the number that this asks for. */
function summed(
  kept: KeptItem,
  lines: readonly ParsedLine[],
  { system, language }: Manner,
): Pick<KeptItem, 'item' | 'quantity'> {
  const food = merged(kept, lines, system);
  const isNamed = food !== undefined && isTableName(kept);
  return {
    item: isNamed ? nameOf(food, language) : kept.item,
    quantity: quantityOf(food, language),
  };
}

/** The name is the food table's, in any language and number; a person's own word stays. */
function isTableName({ item, foodKey }: KeptItem): boolean {
  const food = foodKey === null ? undefined : foodByKey(foodKey);
  if (food === undefined) return false;
  return languages.some((language) =>
    [
      { amount: 1, unit: null },
      { amount: 2, unit: null },
      { amount: 1, unit: 'g' },
    ].some((measure) => shownName(food, measure, language) === item),
  );
}

function foodOf({ foodKey }: KeptItem): Pick<ParsedLine, 'food'> {
  const food = foodKey === null ? undefined : foodByKey(foodKey);
  return {
    food: food === undefined ? null : { key: food.key, name: food.names.en[0] ?? food.key },
  };
}

/** A written quantity as lines of its food, and the parts of it that are no amounts. */
function partsOf(kept: KeptItem, quantity: string): { known: ParsedLine[]; unknown: string[] } {
  const blank = { ...parseLine(''), ...foodOf(kept), text: kept.item };
  const parts = amountsOfQuantity(quantity);
  return {
    known: parts.flatMap(({ amount }) => (amount === null ? [] : { ...blank, ...amount })),
    unknown: parts.flatMap(({ text, amount }) => (amount === null ? text : [])),
  };
}

/** What rounding leaves of an amount that was taken away entirely. */
const residue = 0.03;

/** Takes lines away from lines, each from those of its kind; what is of another kind stays, so that enough is bought. */
function without(from: readonly ParsedLine[], away: readonly ParsedLine[]): ParsedLine[] {
  return from.flatMap((line) => {
    const kind = kindOf(line);
    const isFirst = from.find((other) => kindOf(other).name === kind.name) === line;
    const taken = away
      .map(kindOf)
      .filter(({ name }) => name === kind.name)
      .reduce((sum, { size }) => sum + size, 0);
    if (!isFirst || taken === 0 || kind.size === 0) return line;
    const share = 1 - taken / kind.size;
    if (share < residue || line.amount === null) return [];
    const amountMax = line.amountMax === null ? null : line.amountMax * share;
    return { ...line, amount: line.amount * share, amountMax };
  });
}

/** Weights and volumes are one kind where the density of the food is known; pieces and packages each their own. */
function kindOf(line: ParsedLine): { name: string; size: number } {
  const { amount, amountMax, unit, each } = line;
  const most = amountMax ?? amount ?? 0;
  const size = unit === null || each !== null ? null : sizeOfMeasure(most, unit);
  const density = densityOfLine(line);
  if (size === null) {
    const counted = unit === 'piece' && each === null ? null : unit;
    return { name: `${counted} ${each?.amount} ${each?.unit}`, size: most };
  }
  if ('grams' in size) return { name: 'grams', size: size.grams };
  if (density === null) return { name: 'ml', size: size.ml };
  return { name: 'grams', size: size.ml * density.gramsPerMl };
}
