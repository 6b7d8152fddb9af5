import { isDescribing, maySkip } from '../table/describing.ts';
import type { Food } from '../table/rows.ts';
import { type Mention, nounFirst, type Scan } from './scan.ts';

/** Words after which the main food is no longer described. */
const connectors = new Set(
  `with in for from plus and or of on to into as such like made cooked served topped tossed
  con en para de y o u e sobre como sin hecho
  avec dans pour et ou sur au aux a sans fait comme
  mit in fur und oder aus zu zum zur auf von ohne als wie`.split(/\s+/),
);
const ofWords = new Set([
  'de',
  'del',
  'd',
  'du',
  'des',
  'of',
  'von',
  'vom',
  'l',
  'la',
  'au',
  'aux',
  'a',
]);

/** English and German name the food last ("almond croissant"), Spanish and French first. `null` where an unknown word may change it. */
export function headFood(scan: Scan): Food | null {
  const { words, mentions } = scan;
  const first = mentions.find(({ from }) => words[from]?.isNote === false);
  if (first === undefined) return null;
  const mention = nounFirst.has(scan.language) ? first : lastOfPhrase(first, scan);
  const isOther = nounFirst.has(scan.language)
    ? isComplemented(mention, scan)
    : isFollowedByUnread(mention, scan);
  const { food } = mention;
  if (isOther || food === null) return null;
  return describing(mention, scan).every((word) => maySkip(word, food)) ? food : null;
}

/** Adjacent names: "jalapeño cheddar" is a cheddar. */
function lastOfPhrase(first: Mention, { words, roles, mentions }: Scan): Mention {
  let last = first;
  for (const next of mentions) {
    if (words[next.from]?.segment !== words[last.from]?.segment) continue;
    if (next.from < last.to) {
      // "light cream cheese frosting" is a frosting.
      if (next.to > last.to) last = next;
      continue;
    }
    const between = words.slice(last.to, next.from);
    const isConnected = between.some(
      ({ folded, isAfterSlash }, at) =>
        isAfterSlash || connectors.has(folded) || roles[last.to + at] === 'amount',
    );
    if (isConnected || words[next.from]?.isAfterSlash) break;
    last = next;
  }
  return last;
}

function isFollowedByUnread({ to }: Mention, { words, roles }: Scan): boolean {
  const segment = words[to - 1]?.segment;
  for (let position = to; words[position]?.segment === segment; position += 1) {
    if (connectors.has(words[position]?.folded ?? '')) return false;
    if (roles[position] === 'unread') return true;
  }
  return false;
}

/** "sopa de pollo", "queso de Oaxaca": an unread word joined by "de" names the real food or its kind. */
function isComplemented({ from, to }: Mention, { words, roles }: Scan): boolean {
  const isOf = (position: number) => ofWords.has(words[position]?.folded ?? '');
  const isUnread = (position: number) =>
    roles[position] === 'unread' && words[position]?.segment === words[from]?.segment;
  let before = from - 1;
  while (isOf(before)) before -= 1;
  let after = to;
  while (isOf(after)) after += 1;
  return (before < from - 1 && isUnread(before)) || (after > to && isUnread(after));
}

/** Describing words before the food in its segment and right after it. */
function describing({ from, to }: Mention, { words, roles }: Scan): string[] {
  const segment = words[from]?.segment;
  const found: string[] = [];
  const note = (position: number) => {
    const word = words[position]?.folded ?? '';
    if (isDescribing(word)) found.push(word);
  };
  for (let position = from - 1; words[position]?.segment === segment; position -= 1)
    if (roles[position] === 'state') note(position);
  for (
    let position = to;
    words[position]?.segment === segment && roles[position] === 'state';
    position += 1
  )
    note(position);
  return found;
}
