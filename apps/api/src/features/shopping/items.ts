import { shoppingBounds, usualQuantity } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import type { Language } from '@pomona/food/foods/languages';
import type { ParsedLine } from '@pomona/food/lines/line';
import { systemOf, type UnitSystem } from '@pomona/food/scaling/conversion';
import { amountsOfQuantity, boughtLine, partsText } from '@pomona/food/shopping/buying';
import { type MergedFood, mergedLines } from '@pomona/food/shopping/merging';
import { foodByKey } from '@pomona/food/table/table';
import { shownName } from '@pomona/food/wording/wording-names';

/** The lines of a recipe, scaled to so many servings. */
export interface RecipeRequest {
  recipeId: string;
  servings: number;
  lines: readonly string[];
  language: Language;
}

export interface WritingOptions {
  system: UnitSystem;
  language: Language;
  /** Default: `readLine`. */
  read?: LineReader;
}

export interface SourceLine {
  text: string;
  language?: Language | undefined;
}

export type LineReader = (line: SourceLine) => ParsedLine;

/** Something to buy, with the recipe lines that request it. */
export interface ItemToBuy {
  item: string;
  /** "550 g", "1 1/2", "1 can (400 g) + 200 g"; "1" where no line names an amount. */
  quantity: string;
  category: ShoppingCategory;
  /** `null`: not in the food table. */
  foodKey: string | null;
  recipes: RecipeRequest[];
}

/** In every kitchen, or from the tap. */
const staples = new Set(['water', 'salt']);

/** Whether a line asks for nothing but water or salt (SHOP-10). */
export function isStaple(line: SourceLine, read: LineReader = readLine): boolean {
  const { food } = read(line);
  return food !== null && staples.has(food.key);
}

/** Equal foods merged (SHOP-10), headings left out. */
export function itemsToBuy(
  recipes: readonly RecipeRequest[],
  options: WritingOptions,
): ItemToBuy[] {
  const requested = recipes.flatMap(({ lines, ...recipe }) =>
    lines.map((text) => ({ ...recipe, text })),
  );
  const lines = requested.map(({ text, language }) =>
    (options.read ?? readLine)({ text, language }),
  );
  return mergedLines(lines, options.system).map((food) => ({
    item: nameOf(food, options.language),
    quantity: quantityText(food.parts, options.language),
    category: categoryOf(food.key),
    foodKey: food.key,
    recipes: requestsOf(food.lines.flatMap((place) => requested[place] ?? [])),
  }));
}

/** An unknown food goes by its name, so that equal names are merged. */
export function readLine({ text, language }: SourceLine): ParsedLine {
  const { name, line } = boughtLine(text, language);
  return line.food === null ? { ...line, text: name } : line;
}

/** Caches equal lines. */
export function createLineReader(read: LineReader = readLine): LineReader {
  const known = new Map<string, ParsedLine>();
  return ({ text, language }) => {
    const key = `${language} ${text}`;
    const line = known.get(key) ?? read({ text, language });
    known.set(key, line);
    return line;
  };
}

/** The words stay as typed; the category comes from the food table (SHOP-06). */
export function typedItem(text: string, language: Language): ItemToBuy {
  const { name, line } = boughtLine(text, language);
  const { amount, amountMax, unit, each } = line;
  const foodKey = line.food?.key ?? null;
  const isPiece = unit === 'piece' && each === null;
  const parts = amount === null ? [] : [{ amount, amountMax, unit: isPiece ? null : unit, each }];
  return {
    item: cut(name, shoppingBounds.item),
    quantity: quantityText(parts, language),
    category: categoryOf(foodKey),
    foodKey,
    recipes: [],
  };
}

/** So many quantities show the units of a list. */
const maxQuantities = 60;

/** The units of most lines and quantities; metric where neither leads. */
export function usualSystem(
  recipes: readonly RecipeRequest[],
  quantities: readonly string[] = [],
  read: LineReader = readLine,
): UnitSystem {
  const ofLines = recipes.flatMap(({ lines, language }) =>
    lines.map((text) => read({ text, language }).unit),
  );
  const ofList = quantities
    .slice(0, maxQuantities)
    .flatMap(amountsOfQuantity)
    .map(({ amount }) => amount?.unit ?? null);
  const systems = [...ofLines, ...ofList].map((unit) =>
    unit === null ? undefined : systemOf(unit),
  );
  const count = (system: UnitSystem) => systems.filter((each) => each === system).length;
  return count('us') > count('metric') ? 'us' : 'metric';
}

export const categoryOf = (foodKey: string | null): ShoppingCategory =>
  (foodKey === null ? undefined : foodByKey(foodKey)?.category) ?? 'Miscellaneous';

export function quantityText(parts: MergedFood['parts'], language: Language): string {
  return cut(partsText(parts, language) || usualQuantity, shoppingBounds.quantity);
}

export const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).toWellFormed()}…`;

/** In the number that fits the quantity: "3 eggs", "200 g carrots", "1/2 red onion". */
export function nameOf({ key, text, parts }: MergedFood, language: Language): string {
  const food = key === null ? undefined : foodByKey(key);
  if (food === undefined) return cut(text, shoppingBounds.item);
  const part = parts.find(({ unit }) => unit !== null) ?? parts.at(-1);
  const measure = { amount: part?.amountMax ?? part?.amount ?? 1, unit: part?.unit ?? null };
  return shownName(food, measure, language);
}

function requestsOf(requested: readonly (Omit<RecipeRequest, 'lines'> & { text: string })[]) {
  const requests = new Map<string, RecipeRequest>();
  for (const { text, ...recipe } of requested) {
    const lines = requests.get(recipe.recipeId)?.lines ?? [];
    requests.set(recipe.recipeId, { ...recipe, lines: [...lines, text] });
  }
  return [...requests.values()];
}
