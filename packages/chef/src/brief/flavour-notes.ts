import type { Language } from '@pomona/food/foods/languages';
import { parseLine } from '@pomona/food/lines/line';
import type { GivenFood } from '../brief.ts';
import { isInedible } from './given-foods.ts';
import { isInstruction } from './instructing-words-data.ts';

const maxNotes = 5;

/** One to three words of letters, nothing that could be markup or an instruction. */
const plainWords = /^\p{L}[\p{L}\p{M}'’-]{1,19}(?: \p{L}[\p{L}\p{M}'’-]{1,19}){0,2}$/u;

/** Unknown words that may season a description: no word that names, implies or resembles a food with contents. */
export function flavourNotesOf(given: readonly GivenFood[], language: Language): string[] {
  const notes = given
    .filter(({ food, leftOut }) => food === null && leftOut === null)
    .map(({ text }) => text.trim())
    .filter((text) => isHarmless(text, language));
  return [...new Set(notes)].slice(0, maxNotes);
}

function isHarmless(text: string, language: Language): boolean {
  if (!plainWords.test(text) || isInedible(text) || isInstruction(text)) return false;
  return parseLine(text, { language }).mentions.length === 0;
}
