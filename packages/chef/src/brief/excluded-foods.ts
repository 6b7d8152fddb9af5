import type { Language } from '@pomona/food/foods/languages';
import { folded, stem } from '@pomona/food/foods/names';
import { type Food, foods, matchFood } from '@pomona/food/table/table';
import { allTraits } from './allowed-foods.ts';
import { type FoodKind, foodKinds } from './kind-words-data.ts';

const kindsByWord = new Map(
  foodKinds.flatMap((kind) => kind.words.split(';').map((word) => [folded(word), kind] as const)),
);

/** "no", "without", "any" before what is to be left out. */
const negation = /^(?:(?:no|not|any|without|sin|sans|pas de|ohne|kein|keine|keinen) )+/;

export type ExclusionTest = (food: Food) => boolean;

/** Whether a food is one of those that must stay out: the same food, its kinds, and what is named after it. */
export function exclusionOf(typed: readonly string[], language: Language): ExclusionTest {
  const texts = typed
    .flatMap((text) => text.split(/[,;\n]/))
    .map((text) => folded(text).replace(negation, ''))
    .filter((text) => text !== '');
  const tests = [...new Set(texts)].map((text) => testOf(text, language));
  if (tests.length === 0) return () => false;
  const known = new Map<string, boolean>();
  return (food) => {
    const before = known.get(food.key);
    if (before !== undefined) return before;
    const isOut = tests.some((test) => test(food));
    known.set(food.key, isOut);
    return isOut;
  };
}

function testOf(text: string, language: Language): ExclusionTest {
  const kind = kindsByWord.get(text);
  if (kind !== undefined) return (food) => isOfKind(food, kind);
  const match = matchFood(text, { language });
  const same = new Set(
    [match?.food, ...(match?.candidates ?? [])].flatMap((food) => food?.key ?? []),
  );
  const words = text.split(' ').map(stem);
  return (food) => same.has(food.key) || namesOf(food).some((name) => hasRun(name, words));
}

function isOfKind(food: Food, { traits = [], roles = [], keys }: FoodKind): boolean {
  const contents = allTraits(food);
  return (
    traits.some((trait) => contents.has(trait)) ||
    roles.some((role) => food.roles.includes(role)) ||
    (keys?.test(food.key) ?? false)
  );
}

let stems: Map<string, string[]> | undefined;

/** Stemmed words of all names, built at the first exclusion that is no kind. */
function namesOf(food: Food): readonly string[] {
  stems ??= new Map(
    foods.map(({ key, names }) => [
      key,
      Object.values(names)
        .flat()
        .map((name) => ` ${folded(name).split(' ').map(stem).join(' ')} `),
    ]),
  );
  return stems.get(food.key) ?? [];
}

const hasRun = (name: string, words: readonly string[]) => name.includes(` ${words.join(' ')} `);
