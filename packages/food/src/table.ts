import { isDescribing, mayPassOver } from './describing.ts';
import type { FoodRow } from './food-row.ts';
import { folded, keysOf, nameKeys } from './names.ts';
import rows from './table.generated.json' with { type: 'json' };

export type Food = FoodRow;

/** Every food of the table. Figures are per 100 g of the edible part, in the units of `nutrientUnits`. */
// The build script wrote the rows from this very type.
export const foods = rows as unknown as readonly Food[];

const byKey = new Map(foods.map((food) => [food.key, food]));
const languages = ['en', 'es', 'fr', 'de'] as const;
const byName = indexByName();

/**
 * Names as written come before names by stem, so that no plural takes the name of another food; in each stage English
 * comes first, since "raisins" are dried there and fresh in French.
 */
function indexByName(): Map<string, Food> {
  const named = languages.flatMap((language) =>
    foods.flatMap((food) => food.names[language].map((name) => ({ food, keys: nameKeys(name) }))),
  );
  const index = new Map<string, Food>();
  for (const stage of [0, 1, 2]) {
    for (const { food, keys } of named) {
      const key = keys[stage];
      // The first to claim a name keeps it: the lists name the commoner food first.
      if (key !== undefined && !index.has(key)) index.set(key, food);
    }
  }
  return index;
}

export function foodByKey(key: string): Food | undefined {
  return byKey.get(key);
}

/** The food of this very name in any of the four languages, whatever its case, accents, number and word order. */
export function foodByName(name: string): Food | undefined {
  return foodOfWords(folded(name).split(' '));
}

function foodOfWords(words: readonly string[]): Food | undefined {
  const whole = byName.get(words.join(' '));
  if (whole !== undefined) return whole;
  for (const key of keysOf(words)) {
    const food = byName.get(key);
    if (food !== undefined) return food;
  }
  return undefined;
}

const longestName = 80;
const mostWords = 10;

/**
 * The food that a piece of a line names. The longest run of words that is a name wins, provided that every other
 * word only describes it. `null` where nothing fits: no guess is made.
 */
export function findFood(text: string): Food | null {
  const words = folded(text.slice(0, longestName)).split(' ').filter(Boolean).slice(0, mostWords);
  // Every word that describes nothing belongs to the name, so that few runs are left to look up.
  const isName = words.map((word) => !isDescribing(word));
  const first = isName.includes(true) ? isName.indexOf(true) : words.length;
  const last = isName.lastIndexOf(true);
  for (let length = words.length; length > 0; length -= 1) {
    for (let from = Math.min(words.length - length, first); from >= 0; from -= 1) {
      if (from + length <= last) break;
      const food = foodOfWords(words.slice(from, from + length));
      if (food === undefined) continue;
      const others = [...words.slice(0, from), ...words.slice(from + length)];
      if (others.every((word) => mayPassOver(word, food))) return food;
    }
  }
  return null;
}
