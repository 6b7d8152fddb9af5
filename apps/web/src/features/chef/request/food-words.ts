import { requestBounds } from '@pomona/contract/chef/recipe-request';
import { isBlank } from '@pomona/contract/text';

/** A comma within a number belongs to it: "1,5 kg". */
const separators = /[;\n\r\t]|,(?!\d)|(?<!\d),/;
const bullet = /^[-*•–·]\s+/;

/** The foods of a typed or pasted list, each once, behind those that are there. */
export function withFoods(foods: readonly string[], written: string): string[] {
  const known = new Set(foods.map(folded));
  const added = written.split(separators).flatMap((part) => {
    const word = part
      .trim()
      .replace(bullet, '')
      .replace(/\s+/g, ' ')
      .slice(0, requestBounds.ingredient);
    if (isBlank(word) || known.has(folded(word))) return [];
    known.add(folded(word));
    return [word];
  });
  return [...foods, ...added].slice(0, requestBounds.ingredients);
}

export const isList = (text: string): boolean => separators.test(text);

/** Whether a comma ends the food that is typed: not within a number. */
export const endsFood = (typed: string): boolean => !/\d$/.test(typed);

export const folded = (text: string): string => text.trim().toLocaleLowerCase();
