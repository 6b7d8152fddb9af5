import type { ReadLine } from '@pomona/contract/foods/analysis';

/** Why a line is missing from the figures of the dish; the worst first. */
export type LineGap =
  | { readonly why: 'unknown'; readonly words: readonly string[] }
  | { readonly why: 'noFigures' }
  | { readonly why: 'noAmount' | 'noPieceWeight' | 'further'; readonly food: string }
  | { readonly why: 'noUnitWeight'; readonly food: string; readonly unit: string }
  | {
      readonly why: 'unmeasured';
      readonly food: string;
      readonly figures: readonly FigureShownFirst[];
    };

export const figuresShownFirst = ['calories', 'protein', 'carbs', 'fiber'] as const;
type FigureShownFirst = (typeof figuresShownFirst)[number];

/** `null` where all of the line is in the figures. */
export function gapOf(line: ReadLine): LineGap | null {
  const { food, unread } = line;
  if (food === null && line.read_whole) return { why: 'noFigures' };
  if (food === null) return { why: 'unknown', words: unread };
  if (line.grams === null) return unweighed(line, food.name);
  const further = line.mentions.find((one) => one.relation === 'second' && one.grams === null);
  if (further) return { why: 'further', food: further.food?.name ?? further.text };
  const figures = figuresShownFirst.filter((key) => line.unmeasured?.includes(key));
  return figures.length === 0 ? null : { why: 'unmeasured', food: food.name, figures };
}

function unweighed({ amount, unit, words }: ReadLine, food: string): LineGap {
  if (amount === null) return { why: 'noAmount', food };
  if (unit === null) return { why: 'noPieceWeight', food };
  const written = words.find(({ role }) => role === 'unit')?.text;
  return written === undefined
    ? { why: 'noPieceWeight', food }
    : { why: 'noUnitWeight', food, unit: written };
}
