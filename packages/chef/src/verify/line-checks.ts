import type { RecipeAnalysis } from '@pomona/food/analysis/analysis';
import { allergensOf } from '@pomona/food/labels/served-foods';
import type { ParsedLine } from '@pomona/food/lines/line';
import { foodByKey } from '@pomona/food/table/table';
import type { ExclusionTest } from '../brief/excluded-foods.ts';
import type { Brief } from '../brief.ts';
import type { Problem } from './problem.ts';

/** Every line is read whole, has a weight, and names nothing that the request excludes. */
export function lineProblems(
  { lines }: RecipeAnalysis,
  { request }: Pick<Brief, 'request'>,
  isExcluded: ExclusionTest,
): Problem[] {
  return lines.flatMap((line, position) => [
    ...readingProblems(line, position),
    ...allergenProblems(line, position, request.allergens),
    ...(namesExcluded(line, isExcluded)
      ? [{ kind: 'excluded_food' as const, line: position }]
      : []),
  ]);
}

function readingProblems(line: ParsedLine, position: number): Problem[] {
  const isUnknown = line.food === null || !line.isReadWhole;
  if (isUnknown) return [{ kind: 'unread_line', line: position, words: line.unread.slice(0, 8) }];
  return line.grams === null || line.amount === null ? [{ kind: 'no_amount', line: position }] : [];
}

function allergenProblems(
  line: ParsedLine,
  position: number,
  excluded: Brief['request']['allergens'],
): Problem[] {
  if (excluded.length === 0) return [];
  const { detailed, mayContain } = allergensOf([line]);
  return excluded
    .filter((allergen) => detailed.includes(allergen) || mayContain.includes(allergen))
    .map((allergen) => ({ kind: 'allergen', line: position, allergen }));
}

function namesExcluded({ mentions, alternatives }: ParsedLine, isExcluded: ExclusionTest): boolean {
  const keys = [
    ...mentions.flatMap(({ food }) => food?.key ?? []),
    ...alternatives.map(({ key }) => key),
  ];
  return keys.some((key) => {
    const food = foodByKey(key);
    return food !== undefined && isExcluded(food);
  });
}

/** Each label of the request is proven. */
export function labelProblems(
  { labels, lines }: RecipeAnalysis,
  { request }: Pick<Brief, 'request'>,
): Problem[] {
  return labels.flatMap(({ label, verdict, because }) => {
    if (!request.diets.includes(label) || verdict === 'proven') return [];
    const open = because.filter((reason) => reason.verdict !== 'proven');
    const foods = new Set(open.flatMap((reason) => reason.foods ?? []));
    return [{ kind: 'diet', diet: label, verdict, lines: linesOf(lines, foods) }];
  });
}

function linesOf(lines: readonly ParsedLine[], foods: ReadonlySet<string>): number[] {
  return lines.flatMap(({ mentions }, position) =>
    mentions.some(({ food }) => food !== null && foods.has(food.key)) ? [position] : [],
  );
}
