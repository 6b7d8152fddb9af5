import type { AvoidableAllergen } from '@pomona/food/foods/allergens';
import type { Cuisine, DietType, MealType } from '@pomona/food/labels/diets';
import type { RecipeTrait } from '@pomona/food/traits/traits';
import { dishWords } from './dish-words-data.ts';
import {
  additions,
  allergenPhrases,
  alternatives,
  articles,
  caloriePhrases,
  calorieUnits,
  countedThings,
  cuisinePhrases,
  dietPhrases,
  dietWithout,
  fillers,
  freeEndings,
  freePhrases,
  hourUnits,
  limitWords,
  loadPhrases,
  mealPhrases,
  minuteUnits,
  negations,
  timePhrases,
  traitPhrases,
  underWords,
} from './phrases-data.ts';

export type Meaning =
  | { kind: 'diet'; value: DietType }
  | { kind: 'meal'; value: MealType }
  | { kind: 'cuisine'; value: Cuisine }
  | { kind: 'avoid'; value: AvoidableAllergen }
  | { kind: 'trait'; value: RecipeTrait }
  | { kind: 'minutes' | 'calories' | 'load'; value: number };

const listOf = (text: string) => text.split(', ');
const setOf = (text: string): ReadonlySet<string> => new Set(listOf(text));

function meaningsOf<Value extends string | number>(
  phrases: Readonly<Partial<Record<Value, string>>>,
  meaning: (value: Value) => Meaning,
): [string, Meaning][] {
  return Object.entries<string | undefined>(phrases).flatMap(([value, text]) =>
    listOf(text ?? '').map((phrase): [string, Meaning] => [phrase, meaning(value as Value)]),
  );
}

const limits = (kind: 'minutes' | 'calories' | 'load', phrases: Readonly<Record<number, string>>) =>
  meaningsOf(phrases, (value) => ({ kind, value: Number(value) }));
const diets = (phrases: Partial<Record<DietType, string>>) =>
  meaningsOf(phrases, (value) => ({ kind: 'diet', value }));
const avoided = (phrases: Partial<Record<AvoidableAllergen, string>>) =>
  meaningsOf(phrases, (value) => ({ kind: 'avoid', value }));

export const meanings: ReadonlyMap<string, Meaning> = new Map([
  ...diets(dietPhrases),
  ...meaningsOf(mealPhrases, (value) => ({ kind: 'meal', value })),
  ...meaningsOf(cuisinePhrases, (value) => ({ kind: 'cuisine', value })),
  ...meaningsOf(traitPhrases, (value) => ({ kind: 'trait', value })),
  ...avoided(freePhrases),
  ...limits('minutes', timePhrases),
  ...limits('calories', caloriePhrases),
  ...limits('load', loadPhrases),
]);

export const withoutMeanings: ReadonlyMap<string, Meaning> = new Map([
  ...avoided(allergenPhrases),
  ...diets(dietWithout),
]);

export const negationPhrases = setOf(negations);
export const articleWords = setOf(articles);
export const alternativeWords = setOf(alternatives);
export const additionWords = setOf(additions);
export const freeWords = setOf(freeEndings);
export const fillerWords = setOf(fillers);
export const minuteWords = setOf(minuteUnits);
export const hourWords = setOf(hourUnits);
export const calorieWords = setOf(calorieUnits);
export const limitPhrases = setOf(limitWords);
export const underPhrases = setOf(underWords);
export const countedWords = setOf(countedThings);

/** The other names of a dish, by each of its names. */
export const dishNames: ReadonlyMap<string, readonly string[]> = new Map(
  dishWords.flatMap((group) => {
    const names = listOf(group);
    return names.map((name): [string, readonly string[]] => [name, names]);
  }),
);

export const maxPhraseWords = 5;

const phraseSets = [meanings, withoutMeanings, dishNames] as const;

/** Every word that a question can be understood by: a slip in one of them is corrected. */
export const phraseWords: ReadonlySet<string> = new Set(
  [
    ...phraseSets.flatMap((phrases) => [...phrases.keys()]),
    ...[negationPhrases, articleWords, freeWords, fillerWords, countedWords].flatMap((set) => [
      ...set,
    ]),
    ...[minuteWords, hourWords, calorieWords, limitPhrases, underPhrases].flatMap((set) => [
      ...set,
    ]),
  ].flatMap((phrase) => phrase.split(' ')),
);

/** German, Spanish and English endings of adjectives and plurals. */
const endings = /(?:e[rnms]?|os?|as?|s)$/;

function withoutEnding(phrase: string): string[] {
  const bare = phrase.replace(endings, '');
  return bare === phrase || bare.length < 4 ? [] : [bare, `${bare}o`, `${bare}a`, `${bare}e`];
}

/** What a phrase means, in any inflection. */
export function inflected<Value>(
  phrases: ReadonlyMap<string, Value>,
  phrase: string,
): Value | undefined {
  for (const form of [phrase, ...withoutEnding(phrase)]) {
    const found = phrases.get(form);
    if (found !== undefined) return found;
  }
  return undefined;
}
