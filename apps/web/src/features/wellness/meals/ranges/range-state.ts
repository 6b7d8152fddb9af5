import type { MealDay } from '@pomona/contract/wellness/meals';
import type { MealRanges } from '@pomona/contract/wellness/ranges';

export type Range = NonNullable<MealRanges['calories']>;
type Sum = NonNullable<MealDay['sums']['calories']>;

/** `unknown`: not everything that was eaten is counted, so that it may lie elsewhere. */
export type RangeState = 'below' | 'within' | 'above' | 'unknown';

/** Where a sum lies. One that is not complete can only be more. */
export function rangeState({ low, high }: Range, sum: Sum | undefined): RangeState {
  if (sum === undefined) return 'unknown';
  const { value, is_complete: isComplete } = sum;
  if (high !== null && value > high) return 'above';
  if (!isComplete && (high !== null || (low !== null && value < low))) return 'unknown';
  return low !== null && value < low ? 'below' : 'within';
}
