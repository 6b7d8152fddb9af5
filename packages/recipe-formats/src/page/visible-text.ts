import { folded } from '@pomona/food/foods/names';
import { parseLine } from '@pomona/food/lines/line';
import type { FoundRecipe } from '../found-recipe.ts';
import { adviceIn } from '../text/advice.ts';
import { restWords } from '../text/line-patterns.ts';
import { readMetadata } from '../text/metadata-lines.ts';
import { linesOf, readText } from '../text/read-text.ts';
import { cleanLines } from './clean-text.ts';

const maxLines = 4000;

/** Adds what only the visible text says: missing amounts, ingredients or steps, and the resting time, unknown to schema.org. */
export function withVisibleText(recipe: FoundRecipe, text: string): FoundRecipe {
  const rested = {
    ...recipe,
    restMinutes: recipe.restMinutes ?? restIn(recipe, text),
    advice: recipe.advice.length > 0 ? recipe.advice : adviceIn(linesOf(text)),
  };
  const needsLines = !recipe.ingredients.some(hasAmount);
  const needsSteps = recipe.instructions.length === 0;
  if (!needsLines && !needsSteps) return rested;
  const visible = readText(text, { title: recipe.title, minLines: 2, minAmounts: 2 }).find(
    ({ ingredients }) => isSameList(recipe.ingredients, ingredients),
  );
  if (visible === undefined) return rested;
  return {
    ...rested,
    ...(needsLines && { ingredients: visible.ingredients }),
    ...(needsSteps && { instructions: visible.instructions }),
  };
}

const hasAmount = (line: string): boolean =>
  /[\d½¼¾⅓⅔⅛]/.test(line) || parseLine(line).amount !== null;

/** Whether at least half of the names are in the list. */
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
    .split(/\n+/, maxLines)
    .flatMap((line, index, all) => {
      if (!restWords.test(line) && !restWords.test(`${line}:`)) return [];
      return /\d/.test(line)
        ? line
        : `${line.replace(/(?<![\s:])[\s:]+$/, '')}: ${all[index + 1] ?? ''}`;
    });
  return readMetadata(lines).found.restMinutes ?? null;
}
