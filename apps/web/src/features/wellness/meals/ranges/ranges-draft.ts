import { type MealFigureKey, mealFigureKeys } from '@pomona/contract/wellness/meals';
import type { MealRanges } from '@pomona/contract/wellness/ranges';

/** As typed. */
export interface RangeEnds {
  low: string;
  high: string;
}
export type RangeDraft = Record<MealFigureKey, RangeEnds>;

const shown = (end: number | null | undefined) => (end == null ? '' : String(end));
const endsOf = (range: MealRanges[MealFigureKey]): RangeEnds => ({
  low: shown(range?.low),
  high: shown(range?.high),
});

export const draftOf = (ranges: MealRanges): RangeDraft => ({
  calories: endsOf(ranges.calories),
  protein: endsOf(ranges.protein),
  fiber: endsOf(ranges.fiber),
  glycemic_load: endsOf(ranges.glycemic_load),
});

const maxEnd = 20_000;

/** `null` where nothing is typed, `NaN` where it is no end of a range. */
function endOf(text: string): number | null {
  const typed = text.trim().replace(',', '.');
  if (typed === '') return null;
  const end = Number(typed);
  return end >= 0 && end <= maxEnd ? end : Number.NaN;
}

/** What was typed, and the figures of which it makes no range. */
export function readRanges(draft: RangeDraft): {
  ranges: MealRanges;
  problems: MealFigureKey[];
} {
  const ranges: MealRanges = {};
  const problems: MealFigureKey[] = [];
  for (const key of mealFigureKeys) {
    const [low, high] = [endOf(draft[key].low), endOf(draft[key].high)];
    const isWrong = [low, high].some(Number.isNaN) || (low !== null && high !== null && low > high);
    if (isWrong) problems.push(key);
    else if (low !== null || high !== null) ranges[key] = { low, high };
  }
  return { ranges, problems };
}
