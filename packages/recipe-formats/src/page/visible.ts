import { folded } from '@pomona/food/foods/names';
import { parseLine } from '@pomona/food/lines/line';
import type { FoundRecipe } from '../found.ts';
import { readText } from '../text/text.ts';
import { readFacts } from '../text/text-facts.ts';
import { restWords } from '../text/text-words.ts';
import { cleanLines } from './plain.ts';

/** Lines of a page that are looked through for a time. */
const mostLines = 4000;

/**
 * A recipe that a page marks up, with what only its readers see: a list of ingredients that is marked up without any amount or not at
 * all, steps that are not marked up, and the resting time, for which schema.org has no word. `text` is all that the page shows.
 */
export function withVisible(recipe: FoundRecipe, text: string): FoundRecipe {
  const rested = { ...recipe, restMinutes: recipe.restMinutes ?? restIn(recipe, text) };
  const needsLines = !recipe.ingredients.some(hasAmount);
  const needsSteps = recipe.instructions.length === 0;
  if (!needsLines && !needsSteps) return rested;
  const seen = readText(text, { title: recipe.title, fewestLines: 2, fewestAmounts: 2 }).find(
    ({ ingredients }) => isSameList(recipe.ingredients, ingredients),
  );
  if (seen === undefined) return rested;
  return {
    ...rested,
    ...(needsLines && { ingredients: seen.ingredients }),
    ...(needsSteps && { instructions: seen.instructions }),
  };
}

const hasAmount = (line: string): boolean =>
  /[\d½¼¾⅓⅔⅛]/.test(line) || parseLine(line).amount !== null;

/** Whether at least half of some names are found in a list; of none nothing is asked. */
function isSameList(names: readonly string[], lines: readonly string[]): boolean {
  const all = folded(lines.join('\n'));
  const found = names.filter((name) => {
    const words = folded(name).match(/\p{L}{3,}/gu) ?? [];
    return words.some((word) => all.includes(word.replace(/e?s$/, '')));
  });
  return found.length >= names.length / 2;
}

function restIn({ prepMinutes, cookMinutes, totalMinutes }: FoundRecipe, text: string) {
  const known = (prepMinutes ?? 0) + (cookMinutes ?? 0);
  if (totalMinutes !== null && totalMinutes > known) return null;
  const lines = cleanLines(text)
    .split(/\n+/, mostLines)
    .flatMap((line, index, all) => {
      if (!restWords.test(line) && !restWords.test(`${line}:`)) return [];
      return /\d/.test(line) ? line : `${line.replace(/\s*:\s*$/, '')}: ${all[index + 1] ?? ''}`;
    });
  return readFacts(lines).found.restMinutes ?? null;
}
