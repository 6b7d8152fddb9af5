import type { FoodRow } from '../src/foods/food-row.ts';
import { type Language, languages } from '../src/foods/languages.ts';
import { nearWords, vocabularyOf } from '../src/foods/misspelling.ts';
import { folded, nameKeys } from '../src/foods/names.ts';
import type { StoredNames } from '../src/table/name-index.ts';

const stages = [0, 1, 2] as const;

interface Written {
  food: number;
  keys: string[];
}

/**
 * Names as written come before names by stem, so that no plural takes the name of another food; in each stage English
 * comes first, since "raisins" are dried there and fresh in French. The first food to claim a name keeps it: the lists
 * name the commoner food first.
 */
function claimed(written: readonly Written[]): Map<string, number> {
  const index = new Map<string, number>();
  for (const stage of stages) {
    for (const { food, keys } of written) {
      const key = keys[stage];
      if (key !== undefined && !index.has(key)) index.set(key, food * 3 + stage);
    }
  }
  return index;
}

/** Language bits of each key and food. */
function languagesOf(byLanguage: readonly (readonly Written[])[]) {
  const masks = new Map<string, number>();
  for (const [position, written] of byLanguage.entries()) {
    for (const { food, keys } of written) {
      for (const key of new Set(keys)) {
        const own = `${key}=${food}`;
        masks.set(own, (masks.get(own) ?? 0) | (1 << position));
      }
    }
  }
  return (key: string, food: number) => masks.get(`${key}=${food}`) ?? 0;
}

/**
 * Every lookup key. A code holds the index of the food, the stage (0–2) and, in the last four bits, the languages of
 * the name.
 */
export function nameIndexOf(
  foods: readonly FoodRow[],
  describedWords: readonly string[],
): StoredNames {
  const written = (language: Language): Written[] =>
    foods.flatMap(({ names }, food) =>
      names[language].map((name) => ({ food, keys: nameKeys(name) })),
    );
  const byLanguage = languages.map(written);
  const common = claimed(byLanguage.flat());
  const maskOf = languagesOf(byLanguage);
  const coded = (codes: Iterable<readonly [string, number]>) =>
    Object.fromEntries(
      [...codes]
        .map(([key, code]) => [key, code * 16 + maskOf(key, Math.floor(code / 3))] as const)
        .toSorted(([a], [b]) => byCodeUnits(a, b)),
    );
  const own = (language: Language) =>
    coded(
      [...claimed(written(language))].filter(([key, code]) => {
        return Math.floor(code / 3) !== Math.floor((common.get(key) ?? code) / 3);
      }),
    );
  return {
    codes: coded(common),
    byLanguage: { en: own('en'), es: own('es'), fr: own('fr'), de: own('de') },
    realWords: realWords([...common.keys()], describedWords),
  };
}

/** Words of the source descriptions that look like misspelled names. */
function realWords(names: readonly string[], descriptions: readonly string[]): string[] {
  const vocabulary = vocabularyOf(names);
  const words = descriptions.flatMap((text) => folded(text).split(' '));
  return [...new Set(words)]
    .filter((word) => /^[a-z]+$/.test(word) && !vocabulary.has(word))
    .filter((word) => nearWords(word, vocabulary).length > 0)
    .toSorted(byCodeUnits);
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : 1;
}
