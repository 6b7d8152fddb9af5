import type { ReadLine } from './analysis.ts';

type MeasuredBy = Exclude<NonNullable<ReadLine['measured_by']>, 'assumed'>;

/** How sure a line is that was read without any doubt: only its measure may be off. */
const surest: Record<MeasuredBy, number> = {
  weight: 0.98,
  volume: 0.95,
  household: 0.9,
  piece: 0.8,
  pinch: 0.5,
};
/** Below this share of that there is doubt beyond the measure: a slip of the pen put right, "a few". */
const doubtBelow = 0.8;

/** Whether there is doubt beyond the measure: a slip of the pen put right, "a few". */
export function isUnsure({ measured_by: by, confidence, alternative }: ReadLine): boolean {
  if (by === null || by === 'assumed' || alternative !== undefined) return false;
  return confidence < doubtBelow * surest[by];
}
