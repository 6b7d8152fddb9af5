import { folded } from '../foods/names.ts';
import type { MatchHint } from './match.ts';
import { foodOfWords } from './name-index.ts';
import type { Food } from './rows.ts';

export { type FoodMatch, findFood, findNamed, type MatchHint, matchFood } from './match.ts';
export { type FoundBy, waysFound } from './name-index.ts';
export { type Food, foodByKey, foods } from './rows.ts';
export { type FoundFood, type SearchOptions, searchFoods } from './search.ts';

/** The food of exactly this name, ignoring case, accents, number and word order; the hinted language comes first. */
export function foodByName(name: string, { language }: MatchHint = {}): Food | undefined {
  return foodOfWords(folded(name).split(' '), language)?.food;
}
