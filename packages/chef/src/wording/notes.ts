import type { Language } from '@pomona/food/foods/languages';
import type { GivenFood, LeftOutReason } from '../brief.ts';
import { joined } from './grammar.ts';
import { nounOf } from './nouns/nouns.ts';
import { capital } from './steps.ts';
import { allergenNames, dietNames, noteWords } from './texts/notes-data.ts';

/** In the language of the recipe: what was used, what was left out and why, what was not understood (GEN-04, GEN-09). */
export function notesOf(given: readonly GivenFood[], language: Language): string {
  const words = noteWords[language];
  const used = given.filter(({ food, leftOut }) => food !== null && leftOut === null);
  const usedNames = unique(used.map((one) => nameOf(one, language)));
  const sentences = [
    ...(usedNames.length > 0 ? [words.used.replace('{x}', joined(usedNames, language))] : []),
    ...given.flatMap((one) => leftOutText(one, language) ?? []),
    ...unknownTexts(given, language),
  ];
  return unique(sentences).join(' ');
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

function nameOf({ food, text }: GivenFood, language: Language): string {
  return food === null ? text : nounOf(food.key, { value: 2, unit: null }, language).form;
}

function leftOutText(one: GivenFood, language: Language): string | null {
  if (one.leftOut === null) return null;
  const words = noteWords[language];
  const name = one.food === null ? words.quote.replace('{x}', one.text) : nameOf(one, language);
  const text = words.leftOut.replace('{x}', name).replace('{why}', whyOf(one.leftOut, language));
  return capital(text);
}

function whyOf(reason: LeftOutReason, language: Language): string {
  const { why } = noteWords[language];
  switch (reason.kind) {
    case 'diet':
      return why.diet.replace('{x}', dietNames[reason.diet][language]);
    case 'allergen':
      return why.allergen.replace('{x}', allergenNames[reason.allergen][language]);
    case 'without':
      return why.without;
    case 'no_room':
      return why.no_room;
    case 'not_food':
      return why.not_food;
  }
}

function unknownTexts(given: readonly GivenFood[], language: Language): string[] {
  const words = noteWords[language];
  const unknown = given.filter(({ food, leftOut }) => food === null && leftOut === null);
  if (unknown.length === 0) return [];
  const quoted = unique(unknown.map(({ text }) => words.quote.replace('{x}', text)));
  const text = quoted.length === 1 ? words.unknown : words.unknownMany;
  return [text.replace('{x}', joined(quoted, language))];
}
