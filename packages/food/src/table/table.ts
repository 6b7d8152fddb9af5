import { folded } from '../foods/names.ts';
import type { MatchHint } from './match.ts';
import { foodOfWords } from './name-index.ts';
import type { Food } from './rows.ts';

export { findFood, findNamed, type MatchHint, matchFood } from './match.ts';
export { type Food, foodByKey, foods } from './rows.ts';
export { searchFoods } from './search.ts';

/** The food of exactly this name, ignoring case, accents, number and word order; the hinted language comes first. */
export function foodByName(name: string, { language }: MatchHint = {}): Food | undefined {
  return foodOfWords(folded(name).split(' '), language)?.food;
}
