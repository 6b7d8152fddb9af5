/** A piece of a step: plain words, or words that name a time. */
export interface StepPiece {
  text: string;
  /** Seconds, where the piece names a time; the longer end of a range. */
  seconds?: number;
}

const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3600 };
const time =
  /\b(?:\d+(?:\.\d+)?|½)(?:\s*(?:–|-|to)\s*(\d+(?:\.\d+)?))?\s*(seconds?|secs?|minutes?|mins?|hours?|hrs?)\b/gi;
const longestSeconds = 24 * 3600;

/** Cuts a step where it names a time, so that a timer can be offered there (DETAIL-07). */
export function stepPieces(step: string): StepPiece[] {
  const pieces: StepPiece[] = [];
  let end = 0;
  for (const match of step.matchAll(time)) {
    const [words, longer, unit = ''] = match;
    const amount = longer ?? words.replace('½', '0.5');
    const seconds = Math.round(
      Number.parseFloat(amount) * (unitSeconds[unit.charAt(0).toLowerCase()] ?? 60),
    );
    if (seconds <= 0 || seconds > longestSeconds) continue;
    if (match.index > end) pieces.push({ text: step.slice(end, match.index) });
    pieces.push({ text: words, seconds });
    end = match.index + words.length;
  }
  if (end < step.length) pieces.push({ text: step.slice(end) });
  return pieces;
}
