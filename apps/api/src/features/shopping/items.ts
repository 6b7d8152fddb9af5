import { shoppingBounds, usualQuantity } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import type { Language } from '@pomona/food/foods/languages';
import type { ParsedLine } from '@pomona/food/lines/line';
import { systemOf, type UnitSystem } from '@pomona/food/scaling/conversion';
import { amountsOfQuantity, boughtLine, partsText } from '@pomona/food/shopping/buying';
import { type MergedFood, mergedLines } from '@pomona/food/shopping/merging';
import { foodByKey } from '@pomona/food/table/table';
import { shownName } from '@pomona/food/wording/wording-names';

/** What a recipe asks for: its lines as they read for so many servings. */
export interface AskingRecipe {
  recipeId: string;
  servings: number;
  lines: readonly string[];
  /** In which the lines are written. */
  language?: Language;
}

/** How amounts and names are written. */
export interface Manner {
  system: UnitSystem;
  language: Language;
  /** Reads the lines; `readLine` where nobody says. */
  read?: LineReader;
}

/** A line of a recipe, and in which language it is. */
export interface AskedLine {
  text: string;
  language?: Language | undefined;
}

export type LineReader = (line: AskedLine) => ParsedLine;

/** Something to buy, and which recipes asked for it in which words. */
export interface WantedItem {
  item: string;
  /** "550 g", "1 1/2", "1 can (400 g) + 200 g"; "1" where no line names an amount. */
  quantity: string;
  category: ShoppingCategory;
  /** `null`: not a food that the table knows. */
  foodKey: string | null;
  recipes: AskingRecipe[];
}

/** In every kitchen, or from the tap: not bought for a recipe. */
const atHand = new Set(['water', 'salt']);

/** Whether a line asks for nothing but water or salt (SHOP-10). */
export function isStaple(line: AskedLine, read: LineReader = readLine): boolean {
  const { food } = read(line);
  return food !== null && atHand.has(food.key);
}

/** The lines of several recipes as items of a list, equal foods merged (SHOP-10). Headings are left out. */
export function wantedItems(recipes: readonly AskingRecipe[], manner: Manner): WantedItem[] {
  const asked = recipes.flatMap(({ lines, ...recipe }) =>
    lines.map((text) => ({ ...recipe, text })),
  );
  const lines = asked.map(({ text, language }) => (manner.read ?? readLine)({ text, language }));
  return mergedLines(lines, manner.system).map((food) => ({
    item: nameOf(food, manner.language),
    quantity: quantityText(food.parts, manner.language),
    category: categoryOf(food.key),
    foodKey: food.key,
    recipes: askersOf(food.lines.flatMap((place) => asked[place] ?? [])),
  }));
}

/** A line of a recipe; what the food table does not know goes by its name, so that equal names are merged. */
export function readLine({ text, language }: AskedLine): ParsedLine {
  const { name, line } = boughtLine(text, language);
  return line.food === null ? { ...line, text: name } : line;
}

/** Reads equal lines once, as long as it is kept. */
export function createLineReader(read: LineReader = readLine): LineReader {
  const known = new Map<string, ParsedLine>();
  return ({ text, language }) => {
    const key = `${language} ${text}`;
    const line = known.get(key) ?? read({ text, language });
    known.set(key, line);
    return line;
  };
}

/** What somebody writes by hand: the words stay theirs, the category is proposed by the food table (SHOP-06). */
export function typedItem(text: string, language: Language): WantedItem {
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

/** So many quantities tell what a list is written in. */
const telling = 60;

/**
 * The units that most lines of the recipes and most quantities of the list measure in. Metric where neither leads.
 */
export function usualSystem(
  recipes: readonly AskingRecipe[],
  quantities: readonly string[] = [],
  read: LineReader = readLine,
): UnitSystem {
  const ofLines = recipes.flatMap(({ lines, language }) =>
    lines.map((text) => read({ text, language }).unit),
  );
  const ofList = quantities
    .slice(0, telling)
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

/** In the number that the quantity asks for: "3 eggs", "200 g carrots", "1/2 red onion". */
export function nameOf({ key, text, parts }: MergedFood, language: Language): string {
  const food = key === null ? undefined : foodByKey(key);
  if (food === undefined) return cut(text, shoppingBounds.item);
  const part = parts.find(({ unit }) => unit !== null) ?? parts.at(-1);
  const measure = { amount: part?.amountMax ?? part?.amount ?? 1, unit: part?.unit ?? null };
  return shownName(food, measure, language);
}

function askersOf(asked: readonly (Omit<AskingRecipe, 'lines'> & { text: string })[]) {
  const askers = new Map<string, AskingRecipe>();
  for (const { text, ...recipe } of asked) {
    const lines = askers.get(recipe.recipeId)?.lines ?? [];
    askers.set(recipe.recipeId, { ...recipe, lines: [...lines, text] });
  }
  return [...askers.values()];
}
