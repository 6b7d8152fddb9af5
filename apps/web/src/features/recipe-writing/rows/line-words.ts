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
