import { folded } from './names.ts';
import type { MatchHint } from './table/match.ts';
import { foodOfWords } from './table/name-index.ts';
import type { Food } from './table/rows.ts';

export { type FoodMatch, findFood, findNamed, type MatchHint, matchFood } from './table/match.ts';
export { type FoodLanguage, type FoundBy, languages, waysFound } from './table/name-index.ts';
export { type Food, foodByKey, foods } from './table/rows.ts';
export { type FoundFood, type SearchOptions, searchFoods } from './table/search.ts';

/**
 * The food of this very name, whatever its case, accents, number and word order, in the language of the hint before
 * any other of the four.
 */
export function foodByName(name: string, { language }: MatchHint = {}): Food | undefined {
  return foodOfWords(folded(name).split(' '), language)?.food;
}
