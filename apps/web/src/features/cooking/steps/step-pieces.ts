import type { StepLink } from '@pomona/contract/recipes';
import { stepTimes } from '@pomona/food/steps/step-times';

/** A piece of a step: plain words, a time, or words that name ingredients. */
export interface StepPiece {
  text: string;
  /** Where it begins in the step: names it among the pieces. */
  start: number;
  seconds?: number;
  mention?: StepLink;
}

/** Cuts a step where it names times and ingredients. */
export function stepPieces(step: string, mentions: readonly StepLink[]): StepPiece[] {
  const times = stepTimes(step).map(({ start, end, seconds }) => ({ start, end, seconds }));
  const named = mentions
    .filter(({ start, end }) => !times.some((time) => time.start < end && start < time.end))
    .map((mention) => ({ start: mention.start, end: mention.end, mention }));
  const pieces: StepPiece[] = [];
  let done = 0;
  for (const { start, end, ...what } of [...times, ...named].toSorted(byStart)) {
    if (start > done) pieces.push({ text: step.slice(done, start), start: done });
    pieces.push({ text: step.slice(start, end), start, ...what });
    done = end;
  }
  if (done < step.length) pieces.push({ text: step.slice(done), start: done });
  return pieces;
}

const byStart = (one: { start: number }, other: { start: number }) => one.start - other.start;
