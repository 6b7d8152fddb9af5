import type { Language } from '@pomona/contract/languages';
import { readHead } from '@pomona/food/amounts/line-head';
import { unitOf } from '@pomona/food/amounts/units';
import { isHeading, withoutNotes } from '@pomona/food/lines/text-cleanup';

/** "For the sauce:" and the like: a line that names no ingredient. */
export { isHeading };

/** The part of a line that names its food: "red onion" of "1 large red onion, diced". */
export function foodNameIn(line: string, language: Language): string {
  const [head = ''] = withoutNotes(line).split(',');
  const name = readHead(head.trim(), language).name.trim();
  return isMeasure(name, language) ? '' : name;
}

/** "200 g", and the food is still to come. */
function isMeasure(name: string, language: Language): boolean {
  const kind = unitOf(name, language)?.kind;
  return kind === 'weight' || kind === 'volume';
}

/**
 * The line with another food in place of the one it names, amounts and preparation as they were. Where the name cannot
 * be found in the line as it is written, the food stands behind the line's amount, or alone.
 */
export function withFood(line: string, food: string, language: Language): string {
  const name = foodNameIn(line, language);
  const position = name === '' ? -1 : line.toLowerCase().indexOf(name.toLowerCase());
  if (position >= 0)
    return `${line.slice(0, position)}${food}${line.slice(position + name.length)}`;
  return name === '' && line.trim() !== '' ? `${line.trim()} ${food}` : food;
}
