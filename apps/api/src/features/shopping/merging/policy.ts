import { shoppingBounds, usualQuantity } from '@pomona/contract/shopping';
import { amountsOfQuantity } from '@pomona/food/buying';
import type { ShoppingCategory } from '@pomona/food/categories';
import { sizeOfMeasure } from '@pomona/food/conversion';
import { densityOfLine } from '@pomona/food/conversion-line';
import { type ParsedLine, parseLine } from '@pomona/food/line';
import { languages } from '@pomona/food/line-words';
import { mergedLines } from '@pomona/food/merging';
import { folded } from '@pomona/food/names';
import { foodByKey } from '@pomona/food/table';
import { shownName } from '@pomona/food/wording-names';
import {
  type AskingRecipe,
  cut,
  type Manner,
  nameOf,
  quantityText,
  readLine,
  type WantedItem,
} from '../policy.ts';

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

/** Something wanted, by the name that its device gave it. */
export type Addition = WantedItem & { id: string };

/** What becomes of a list once more is wanted. */
export interface Outcome {
  added: KeptItem[];
  /** Items that stood there already, as they are now. */
  merged: KeptItem[];
  /** Where each addition went: the id of an item by that of the addition. */
  places: Map<string, string>;
}

/** Adds one thing after the other; equal foods meet, also within what is added (SHOP-10). */
export function withAdditions(
  items: readonly KeptItem[],
  additions: readonly Addition[],
  manner: Manner,
): Outcome {
  const list = new Map(items.map((item) => [item.id, item]));
  /** Ids of what is not bought yet, by what it is. */
  const open = new Map<string, string[]>();
  const keep = (item: KeptItem) =>
    open.set(keyOf(item), [...(open.get(keyOf(item)) ?? []), item.id]);
  for (const item of items) if (!item.checked) keep(item);
  const places = new Map<string, string>();
  for (const { id, ...wanted } of additions) {
    const same = sameItem(
      (open.get(keyOf(wanted)) ?? []).flatMap((place) => list.get(place) ?? []),
      wanted,
    );
    const next =
      same === undefined
        ? { ...wanted, id, checked: false }
        : { ...same, ...mergedInto(same, wanted, manner) };
    if (same === undefined) keep(next);
    list.set(next.id, next);
    places.set(id, next.id);
  }
  const touched = [...new Set(places.values())].flatMap((id) => list.get(id) ?? []);
  const wereThere = new Set(items.map(({ id }) => id));
  return {
    added: touched.filter(({ id }) => !wereThere.has(id)),
    merged: touched.filter(({ id }) => wereThere.has(id)),
    places,
  };
}

/** Equal for the same food, and for the same name where the table knows no food. */
const keyOf = ({ foodKey, item }: Pick<KeptItem, 'foodKey' | 'item'>) =>
  foodKey ?? `named ${folded(item)}`;

/** Of several of one kind that for which a recipe asks already. */
function sameItem(same: readonly KeptItem[], wanted: WantedItem): KeptItem | undefined {
  const asks = ({ recipes }: KeptItem) =>
    recipes.some(({ recipeId }) => wanted.recipes.some((asker) => asker.recipeId === recipeId));
  return same.find(asks) ?? same[0];
}

/**
 * Quantity, name and askers of an item once more of it is wanted. A recipe that asks again takes the place of what it
 * asked for before; what a person wrote by hand, or changed, stays and is added to.
 */
export function mergedInto(
  kept: KeptItem,
  wanted: WantedItem,
  manner: Manner,
): Pick<KeptItem, 'item' | 'quantity' | 'recipes'> {
  const asksAgain = ({ recipeId }: AskingRecipe) =>
    wanted.recipes.some((asker) => asker.recipeId === recipeId);
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

const linesOf = (recipes: readonly AskingRecipe[]): ParsedLine[] =>
  recipes.flatMap(({ lines, language }) => lines.map((text) => readLine({ text, language })));

const manners: readonly Manner[] = languages.flatMap((language) =>
  (['metric', 'us'] as const).map((system) => ({ language, system })),
);

/** Nobody changed the amount by hand: it reads as the lines of the recipes add up, in whichever words and units. */
function isOfRecipesAlone(kept: KeptItem, likely: Manner): boolean {
  if (kept.recipes.length === 0) return false;
  const lines = linesOf(kept.recipes);
  return [likely, ...manners].some(
    (manner) => summed(kept, lines, manner).quantity === kept.quantity,
  );
}

/** Lines of one item as its quantity, with its name in the number that this asks for. */
function summed(
  kept: KeptItem,
  lines: readonly ParsedLine[],
  { system, language }: Manner,
): Pick<KeptItem, 'item' | 'quantity'> {
  const same = lines.map((line) => ({ ...line, ...foodOf(kept), text: kept.item, heading: false }));
  const [food] = mergedLines(same, system);
  if (food === undefined) return { item: kept.item, quantity: usualQuantity };
  return {
    item: isTableName(kept) ? nameOf(food, language) : kept.item,
    quantity: quantityText(food.parts, language),
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
