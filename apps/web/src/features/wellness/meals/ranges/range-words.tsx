import type { MealDay, MealFigureKey } from '@pomona/contract/wellness/meals';
import type { MealRanges } from '@pomona/contract/wellness/ranges';
import { ArrowDown, ArrowUp, Check, CircleDashed } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type RangeState, rangeState } from './range-state.ts';

const icons = {
  below: ArrowDown,
  within: Check,
  above: ArrowUp,
  unknown: CircleDashed,
} satisfies Record<RangeState, unknown>;

interface Props {
  figure: MealFigureKey;
  sums: MealDay['sums'];
  ranges: MealRanges;
  /** A day that is not over may still come into its range. */
  isToday: boolean;
}

/** Where the day lies in the member's own range; in words, and without a judgement. */
export function RangeWords({ figure, sums, ranges, isToday }: Props) {
  const t = useTranslations('wellness-diary.ranges');
  const range = ranges[figure];
  if (range === undefined) return null;
  const state = rangeState(range, sums[figure]);
  const Icon = icons[state];
  return (
    <span className="flex items-start gap-1.5 text-muted text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t(state === 'below' && isToday ? 'belowSoFar' : state)}
    </span>
  );
}
