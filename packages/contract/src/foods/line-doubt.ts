import type { ReadLine } from './analysis.ts';

type MeasuredBy = Exclude<NonNullable<ReadLine['measured_by']>, 'assumed'>;

/** Confidence of a line whose only uncertainty is its measure. */
const maxConfidence: Record<MeasuredBy, number> = {
  weight: 0.98,
  volume: 0.95,
  household: 0.9,
  piece: 0.8,
  pinch: 0.5,
};
/** Below this share of it there is another doubt: a corrected misspelling, "a few". */
const doubtBelow = 0.8;

/** Whether a line is uncertain beyond its measure. */
export function isUnsure({ measured_by: by, confidence, alternative }: ReadLine): boolean {
  if (by === null || by === 'assumed' || alternative !== undefined) return false;
  return confidence < doubtBelow * maxConfidence[by];
}
