import { languages } from '../foods/languages.ts';
import { folded } from '../foods/names.ts';
import { isDescribing } from './describing.ts';
import { foodKinds } from './kinds-data.ts';
import { type Food, foods } from './rows.ts';

/** What several foods are called, in any of the four languages. */
export interface Concept {
  names: string[];
  /** Positions among the foods that were asked about. */
  foods: number[];
}

const byFirstName = new Map(foods.map((food) => [food.names.en[0], food]));

/** Longer names are brands and descriptions. */
const maxNameWords = 4;

/** Parts of a plant that are other foods than the plant: "curry leaves", "mustard seeds". */
const parts = /\b(?:leaf|leaves|powder|seeds?|stems?|kernels|sprigs?)\b/;

/** A name without what only describes the food: "canned chickpeas" are chickpeas. */
function barely(name: string): string[] {
  const words = folded(name).split(' ');
  if (parts.test(name)) return [];
  const bare = words.filter((word) => !isDescribing(word));
  return bare.length > 0 && bare.length < words.length ? [bare.join(' ')] : [];
}

/** Foods of English names, by what people call them: each name, the same without its descriptions, and kinds of food. */
export function conceptsOf(englishNames: readonly string[]): Concept[] {
  const positionsByName = new Map<string, Set<number>>();
  const note = (name: string, position: number) => {
    const text = folded(name);
    if (text === '' || text.split(' ').length > maxNameWords) return;
    const positions = positionsByName.get(text) ?? new Set();
    positionsByName.set(text, positions.add(position));
  };
  englishNames.forEach((english, position) => {
    for (const name of namesOf(byFirstName.get(english), english)) note(name, position);
  });
  for (const { names, foods: pattern, but } of foodKinds) {
    englishNames.forEach((english, position) => {
      const text = english.toLowerCase();
      if (!pattern.test(text) || but?.test(text)) return;
      for (const name of names.split(', ')) note(name, position);
    });
  }
  return grouped(positionsByName);
}

function namesOf(food: Food | undefined, english: string): string[] {
  if (food === undefined) return [english];
  const own = languages.flatMap((language) => food.names[language]);
  return [...own, ...own.flatMap(barely)];
}

/** Names of the same foods stand together. */
function grouped(positionsByName: ReadonlyMap<string, ReadonlySet<number>>): Concept[] {
  const groups = new Map<string, Concept>();
  for (const [name, positions] of positionsByName) {
    const sorted = [...positions].sort((a, b) => a - b);
    const key = sorted.join(' ');
    const group = groups.get(key) ?? { names: [], foods: sorted };
    group.names.push(name);
    groups.set(key, group);
  }
  return [...groups.values()];
}
