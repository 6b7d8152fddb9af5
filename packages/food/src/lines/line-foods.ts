import { emptyLine, type ParsedLine } from './line.ts';
import type { LineMention } from './line-mentions.ts';

/** The foods of a line, each as a line of its own: the main one with its alternatives, then each further food. */
export function foodsOfLine(line: ParsedLine): ParsedLine[] {
  const seconds = line.mentions
    .filter(
      ({ relation, food, grams, traits, may }) =>
        relation === 'second' &&
        // Water without an amount and names without figures do not count.
        !(food?.key === 'water' && grams === 0) &&
        (food !== null || traits.length + may.length > 0),
    )
    .filter(isFirstOfFood);
  return [
    line,
    ...seconds.map((mention) => ({
      ...emptyLine(mention.text),
      relation: 'second' as const,
      food: mention.food,
      grams: mention.grams,
      range: line.optional && mention.range ? { ...mention.range, low: 0 } : mention.range,
      measuredBy: mention.grams === null ? null : ('assumed' as const),
      preparation: line.preparation,
      optional: line.optional || !mention.isCertain,
      mentions: [mention],
    })),
  ];
}

function isFirstOfFood(one: LineMention, position: number, all: readonly LineMention[]): boolean {
  if (one.food === null || (one.grams ?? 0) > 0) return true;
  return all.findIndex(({ food }) => food?.key === one.food?.key) === position;
}
