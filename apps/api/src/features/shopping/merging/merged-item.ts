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
  cut,
  type ItemToBuy,
  nameOf,
  quantityText,
  type RecipeRequest,
  readLine,
  type WritingOptions,
} from '../items.ts';

export interface ListItem {
  id: string;
  item: string;
  quantity: string;
  category: ShoppingCategory;
  foodKey: string | null;
  checked: boolean;
  recipes: RecipeRequest[];
}

export const isAmong =
  ({ recipes }: ItemToBuy) =>
  ({ recipeId }: RecipeRequest) =>
    recipes.some((request) => request.recipeId === recipeId);

/**
 * A recipe that is added again replaces what it requested before; what a person wrote or changed stays, and the new amount is
 * added.
 */
export function mergedInto(
  item: ListItem,
  addition: ItemToBuy,
  options: WritingOptions,
): Pick<ListItem, 'item' | 'quantity' | 'recipes'> {
  const asksAgain = isAmong(addition);
  const linesOf = (requests: readonly RecipeRequest[]) => readLinesOf(requests, options);
  const others = item.recipes.filter((recipe) => !asksAgain(recipe));
  const recipes = [...others, ...addition.recipes];
  const isByHand = addition.recipes.length === 0;
  const more = isByHand
    ? partsOf(item, addition.quantity)
    : { known: linesOf(addition.recipes), unknown: [] };
  if (isFromRecipesOnly(item, options)) {
    const sum = summed(item, [...linesOf(others), ...more.known], options);
    return { ...sum, quantity: joined([sum.quantity, ...more.unknown]), recipes };
  }
  const own = partsOf(item, item.quantity);
  const left = without(own.known, linesOf(item.recipes.filter(asksAgain)));
  const amounts = [...left, ...more.known].filter(({ amount }) => amount !== null);
  const unknown = [...own.unknown, ...more.unknown];
  if (amounts.length === 0 && unknown.length > 0) {
    return { item: item.item, quantity: joined(unknown), recipes };
  }
  const sum = summed(item, amounts, options);
  return { ...sum, quantity: joined([...unknown, sum.quantity]), recipes };
}

const joined = (texts: readonly string[]) =>
  cut([...new Set(texts)].join(' + '), shoppingBounds.quantity);

const readLinesOf = (
  recipes: readonly RecipeRequest[],
  { read = readLine }: WritingOptions,
): ParsedLine[] =>
  recipes.flatMap(({ lines, language }) => lines.map((text) => read({ text, language })));

/** Not edited by hand: the quantity is the sum of the lines in some language and unit system. */
function isFromRecipesOnly(item: ListItem, options: WritingOptions): boolean {
  if (item.recipes.length === 0) return false;
  const lines = readLinesOf(item.recipes, options);
  return (['metric', 'us'] as const).some((system) => {
    const food = merged(item, lines, system);
    return languages.some((language) => quantityOf(food, language) === item.quantity);
  });
}

/** `undefined` where there are no lines. */
function merged(
  item: ListItem,
  lines: readonly ParsedLine[],
  system: UnitSystem,
): MergedFood | undefined {
  const own = { ...foodOf(item), text: item.item, heading: false };
  const [food] = mergedLines(
    lines.map((line) => ({ ...line, ...own })),
    system,
  );
  return food;
}

const quantityOf = (food: MergedFood | undefined, language: Language) =>
  food === undefined ? usualQuantity : quantityText(food.parts, language);

function summed(
  item: ListItem,
  lines: readonly ParsedLine[],
  { system, language }: WritingOptions,
): Pick<ListItem, 'item' | 'quantity'> {
  const food = merged(item, lines, system);
  const isNamed = food !== undefined && isTableName(item);
  return {
    item: isNamed ? nameOf(food, language) : item.item,
    quantity: quantityOf(food, language),
  };
}

/** A name of the food table, in any language and number, not a person's own word. */
function isTableName({ item, foodKey }: ListItem): boolean {
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

function foodOf({ foodKey }: ListItem): Pick<ParsedLine, 'food'> {
  const food = foodKey === null ? undefined : foodByKey(foodKey);
  return {
    food: food === undefined ? null : { key: food.key, name: food.names.en[0] ?? food.key },
  };
}

/** A written quantity as lines of its food, and the parts that are no amounts. */
function partsOf(item: ListItem, quantity: string): { known: ParsedLine[]; unknown: string[] } {
  const blank = { ...parseLine(''), ...foodOf(item), text: item.item };
  const parts = amountsOfQuantity(quantity);
  return {
    known: parts.flatMap(({ amount }) => (amount === null ? [] : { ...blank, ...amount })),
    unknown: parts.flatMap(({ text, amount }) => (amount === null ? text : [])),
  };
}

/** What rounding leaves of an amount that was subtracted entirely. */
const residue = 0.03;

/** Subtracts lines of the same kind; other kinds stay, so that enough is bought. */
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

/** Weights and volumes are one kind where the density is known; pieces and packages are kinds of their own. */
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
