import type { FoodRow } from '../src/foods/food-row.ts';
import { nearWords, vocabularyOf } from '../src/foods/misspelling.ts';
import { folded, nameKeys } from '../src/foods/names.ts';

const languages = ['en', 'es', 'fr', 'de'] as const;
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

/** For each key, one bit for each language in which the food that has it is called so. */
function languagesOf(byLanguage: readonly { written: readonly Written[] }[]) {
  const masks = new Map<string, number>();
  for (const [place, { written }] of byLanguage.entries()) {
    for (const { food, keys } of written) {
      for (const key of new Set(keys)) {
        const own = `${key}=${food}`;
        masks.set(own, (masks.get(own) ?? 0) | (1 << place));
      }
    }
  }
  return (key: string, food: number) => masks.get(`${key}=${food}`) ?? 0;
}

/**
 * Every key that a name is found by, with what single languages mean by it. A code holds the place of the food, the
 * stage (0–2) and, in its last four bits, the languages that call the food so.
 */
export function nameIndexOf(foods: readonly FoodRow[], describedWords: readonly string[]) {
  const byLanguage = languages.map((language) => ({
    language,
    written: foods.flatMap(({ names }, food) =>
      names[language].map((name) => ({ food, keys: nameKeys(name) })),
    ),
  }));
  const common = claimed(byLanguage.flatMap(({ written }) => written));
  const own = byLanguage.flatMap(({ language, written }) =>
    [...claimed(written)].flatMap(([key, code]) =>
      Math.floor(code / 3) === Math.floor((common.get(key) ?? code) / 3)
        ? []
        : [[`${language}:${key}`, code] as const],
    ),
  );
  const maskOf = languagesOf(byLanguage);
  const withMask = (key: string, code: number) =>
    code * 16 + maskOf(key.replace(/^..:/, ''), Math.floor(code / 3));
  const coded = (codes: Iterable<readonly [string, number]>) =>
    Object.fromEntries([...codes].map(([key, code]) => [key, withMask(key, code)]));
  return {
    keys: coded(common),
    byLanguage: coded(own),
    realWords: realWords([...common.keys()], describedWords),
  };
}

/** Words of the source's descriptions that no name holds, but that are a slip of the pen away from one that does. */
function realWords(names: readonly string[], descriptions: readonly string[]): string[] {
  const vocabulary = vocabularyOf(names);
  const words = descriptions.flatMap((text) => folded(text).split(' '));
  return [...new Set(words)]
    .filter((word) => /^[a-z]+$/.test(word) && !vocabulary.has(word))
    .filter((word) => nearWords(word, vocabulary).length > 0)
    .toSorted(byCodeUnits);
}

/** Sorted lines: `key=code`, a language's own `es:key=code`, and `real:word=`. */
export function namesText({ keys, byLanguage, realWords }: ReturnType<typeof nameIndexOf>): string {
  const coded = Object.entries({ ...keys, ...byLanguage }).map(([key, code]) => `${key}=${code}`);
  return [...coded, ...realWords.map((word) => `real:${word}=`)].toSorted(byCodeUnits).join('\n');
}

function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : 1;
}
