import { shoppingBounds, usualQuantity } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import { type Language, languages } from '@pomona/food/foods/languages';
import { folded } from '@pomona/food/foods/names';
import { type ParsedLine, parseLine } from '@pomona/food/lines/line';
import { sizeOfMeasure, type UnitSystem } from '@pomona/food/scaling/conversion';
import { densityOfLine } from '@pomona/food/scaling/conversion-line';
import { amountsOfQuantity } from '@pomona/food/shopping/buying';
import { type MergedFood, mergedLines } from '@pomona/food/shopping/merging';
import { foodByKey } from '@pomona/food/table/table';
import { shownName } from '@pomona/food/wording/wording-names';
import {
  type AskedLine,
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

/** A list to which one thing after the other is added; equal foods meet, also within what is added (SHOP-10). */
export interface GrowingList {
  /** Lines that `add` will look at: a reader that knows them already has nothing left to do then. */
  linesFor(addition: Addition): AskedLine[];
  add(addition: Addition): void;
  outcome(): Outcome;
}

export function growingList(items: readonly KeptItem[], manner: Manner): GrowingList {
  const list = new Map(items.map((item) => [item.id, item]));
  /** Ids of what is not bought yet, by what it is. */
  const open = new Map<string, string[]>();
  const places = new Map<string, string>();
  const touched = new Set<string>();

  function keep(item: KeptItem): void {
    const ids = open.get(keyOf(item));
    if (ids === undefined) open.set(keyOf(item), [item.id]);
    else ids.push(item.id);
  }
  const sameAs = (wanted: WantedItem) =>
    (open.get(keyOf(wanted)) ?? []).flatMap((id) => list.get(id) ?? []);
  function put(item: KeptItem): void {
    list.set(item.id, item);
    touched.add(item.id);
  }

  for (const item of items) if (!item.checked) keep(item);
  return {
    linesFor: (addition) => askedLinesOf([addition, ...sameAs(addition)]),
    add({ id, ...wanted }) {
      const same = sameAs(wanted);
      const into = itemFor(same, wanted);
      const next =
        into === undefined
          ? { ...wanted, id, checked: false }
          : { ...into, ...mergedInto(into, wanted, manner) };
      for (const full of same)
        if (isAskedBy(full, wanted) && !hasRoom(full, wanted))
          put(withoutAskers(full, wanted, manner));
      if (into === undefined) keep(next);
      put(next);
      places.set(id, next.id);
    },
    outcome() {
      const now = [...touched].flatMap((id) => list.get(id) ?? []);
      const wereThere = new Set(items.map(({ id }) => id));
      return {
        added: now.filter(({ id }) => !wereThere.has(id)),
        merged: now.filter(({ id }) => wereThere.has(id)),
        places,
      };
    },
  };
}

const askedLinesOf = (items: readonly WantedItem[]): AskedLine[] =>
  items.flatMap(({ recipes }) =>
    recipes.flatMap(({ lines, language }) => lines.map((text) => ({ text, language }))),
  );

/** Equal for the same food, and for the same name where the table knows no food. */
const keyOf = ({ foodKey, item }: Pick<KeptItem, 'foodKey' | 'item'>) =>
  foodKey ?? `named ${folded(item)}`;

/** Of several of one kind that have room that for which a recipe asks already. */
function itemFor(same: readonly KeptItem[], wanted: WantedItem): KeptItem | undefined {
  const fitting = same.filter((kept) => hasRoom(kept, wanted));
  return fitting.find((kept) => isAskedBy(kept, wanted)) ?? fitting[0];
}

const isAskedBy = ({ recipes }: KeptItem, wanted: WantedItem) => recipes.some(asksIn(wanted));

const asksIn =
  ({ recipes }: WantedItem) =>
  ({ recipeId }: AskingRecipe) =>
    recipes.some((asker) => asker.recipeId === recipeId);

/** Only so many recipes and lines are kept of one item; what more ask for is an item of its own. */
function hasRoom({ recipes }: KeptItem, wanted: WantedItem): boolean {
  if (wanted.recipes.length === 0) return true;
  const isAgain = asksIn(wanted);
  const all = [...recipes.filter((recipe) => !isAgain(recipe)), ...wanted.recipes];
  const lines = all.reduce((sum, recipe) => sum + recipe.lines.length, 0);
  return all.length <= shoppingBounds.recipes && lines <= shoppingBounds.itemLines;
}

/** An item that has no room for what a recipe asks for now, without what it asked for before. */
function withoutAskers(full: KeptItem, wanted: WantedItem, manner: Manner): KeptItem {
  const nothing = wanted.recipes.map((recipe) => ({ ...recipe, lines: [] }));
  const left = mergedInto(full, { ...wanted, recipes: nothing }, manner);
  return { ...full, ...left, recipes: left.recipes.filter(({ lines }) => lines.length > 0) };
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
