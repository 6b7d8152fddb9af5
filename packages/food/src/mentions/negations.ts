import { folded } from '../foods/names.ts';
import type { Mention, Scan } from './scan.ts';
import { textBetween } from './words.ts';

const phrases = (text: string) => text.split(';').map(folded);

/** Before an excluded food: "instead of butter", "sin sal". */
const before = new Set(
  phrases(
    `not; no; without; free of; free from; instead of; in place of; as for; sin; ni; en lugar de; en vez de; libre de; sans; pas de; au lieu de; a la place de;
    a la place du; nicht; kein; keine; keinen; keinem; ohne; statt; anstatt; anstelle von; frei von`,
  ),
);
/** After an excluded food: "salt-free". */
const trailing = new Set(phrases('free; frei; freie; freier; freies; freien'));
/** "free-range", "free-flowing": no exclusion. */
const notTrailing = new Set(phrases('range; run; roaming; flowing; form'));
/** "no more than 2 tbsp butter", "not only butter". */
const quantifying = new Set(
  phrases(
    `more; less; too; only; just; need; mas; menos; solo; solamente; hay; demasiado; plus; moins; trop; seulement; que; mehr; weniger; nur; zu; sondern; ganz; but; nothing`,
  ),
);
const maxPhraseWords = 4;
const maxWordsBetween = 2;

/** Removes negated foods; a negation covers one food only. */
export function withoutNegated(scan: Scan): Scan {
  const mentions = scan.mentions.filter((one) => !isNegated(one, scan));
  return mentions.length === scan.mentions.length ? scan : { ...scan, mentions };
}

function isNegated(mention: Mention, scan: Scan): boolean {
  const { words } = scan;
  const after = words[mention.to];
  const isFree =
    after !== undefined &&
    after.segment === words[mention.to - 1]?.segment &&
    trailing.has(after.folded) &&
    !notTrailing.has(words[mention.to + 1]?.folded ?? '');
  return isFree || isNegatedBefore(mention, scan);
}

function isNegatedBefore({ from }: Mention, { words, roles }: Scan): boolean {
  const segment = words[from]?.segment;
  let end = from;
  for (let between = 0; between <= maxWordsBetween; between += 1) {
    for (let count = 1; count <= maxPhraseWords; count += 1) {
      const start = end - count;
      if (start < 0 || words[start]?.segment !== segment) break;
      if (before.has(textBetween(words, start, end))) return !isQuantified(words, start, from);
    }
    const word = words[end - 1];
    if (
      word === undefined ||
      word.segment !== segment ||
      !mayBeBetween(word.folded, roles[end - 1])
    )
      return false;
    end -= 1;
  }
  return false;
}

const articles = new Set(
  'a an the any of el la los las un una de del le les du des l d der die das den dem ein eine einen added use used'.split(
    ' ',
  ),
);

function mayBeBetween(word: string, role: string | undefined): boolean {
  return articles.has(word) || role === 'state';
}

function isQuantified(words: readonly { folded: string }[], start: number, to: number): boolean {
  const around = [words[start - 1], ...words.slice(start, to)];
  return around.some((word) => word !== undefined && quantifying.has(word.folded));
}
