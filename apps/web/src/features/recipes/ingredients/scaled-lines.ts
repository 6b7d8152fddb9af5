import { scaledLine } from '@pomona/food/scaling/scaling';

/** Ingredient lines for `factor` times as many servings. */
export function scaledLines(lines: readonly string[], factor: number): readonly string[] {
  return lines.map((line) => scaledLine(line, factor));
}
