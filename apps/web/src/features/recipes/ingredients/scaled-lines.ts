import type { Language } from '@pomona/contract/languages';
import { isKitchenWithCups } from '@pomona/food/scaling/kitchen-words';
import { scaledLine } from '@pomona/food/scaling/scaling';

/** Ingredient lines for `factor` times as many servings, in amounts that can be measured. */
export function scaledLines(
  lines: readonly string[],
  factor: number,
  language: Language,
): readonly string[] {
  const hasCups = isKitchenWithCups(lines);
  return lines.map((line) => scaledLine(line, factor, { language, hasCups }));
}
