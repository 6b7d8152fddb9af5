import { describesAnyFood } from '../foods/describing-words-data.ts';
import type { Language } from '../foods/languages.ts';
import { folded } from '../foods/names.ts';
import type { LineName } from './step-names.ts';
import { joiners, parts, verbs } from './step-vocabulary.ts';
import type { TextWord } from './step-words.ts';

/** Words of a step that may name a line. */
export interface Run {
  first: number;
  last: number;
  /** Number of matched words of the name. */
  count: number;
  isWhole: boolean;
  hasHead: boolean;
  /** Number of words that are no German compound with the name: "Tomate" is "Tomate" before it is "Dosentomate". */
  exact: number;
  isOther: boolean;
  /** Number of adjacent words that describe the line's food. */
  near: number;
}

/** Order: whole names, more words, heads. */
export function byFit(one: Run, other: Run): number {
  return (
    other.count - one.count ||
    Number(other.isWhole) - Number(one.isWhole) ||
    Number(other.hasHead) - Number(one.hasHead) ||
    other.exact - one.exact ||
    other.near - one.near ||
    Number(one.isOther) - Number(other.isOther)
  );
}

/** The longest run of a name's words from a position. */
export function runOf(
  name: LineName,
  words: readonly TextWord[],
  at: number,
  language: Language,
): Run | null {
  const stated = new Set<string>();
  const matched: string[] = [];
  let last = -1;
  for (let position = at; position < words.length && position < at + 8; position += 1) {
    const word = words[position];
    if (word === undefined) break;
    const own = name.words.find((key) => !stated.has(key) && isSameFood(key, word.key, language));
    if (own !== undefined) {
      stated.add(own);
      matched.push(word.key);
      last = position;
      continue;
    }
    const isJoint = last >= 0 && (joiners[language].has(word.key) || name.describing.has(word.key));
    if (!isJoint || /^(?:and|y|et|und|or|o|ou|oder|in|with|en|con)$/.test(word.text)) break;
  }
  if (last < 0) return null;
  const next = words[last + 1];
  const around = [words[at - 2], words[at - 1], next];
  // "bay leaves", "sesame seeds".
  if (next !== undefined && parts[language].has(next.key) && name.describing.has(next.key))
    last += 1;
  return {
    first: at,
    last,
    count: stated.size,
    isWhole: stated.size === name.words.length,
    hasHead: stated.has(name.head),
    exact: matched.filter((key) => stated.has(key)).length,
    isOther: name.isOther,
    near: around.filter((word) => word !== undefined && name.describing.has(word.key)).length,
  };
}

const minPrefixLength = 4;
/** German suffixes that keep the food: "Knoblauchzehen", "Zwiebelwürfel". */
const germanPart =
  /^(?:n|s|en|e)?(?:zeh|blatt|blattch|stang|filet|pulv|saft|wurfel|korn|sam|flock|schot|scheib|zweig|stuck|streif|ring|spalt|roschen|brust|keul|half|halft|knoll|extrakt|stiel|strunk|grun|schal|abrieb)/;
/** "Tortillastreifen" of "Maistortillas". */
const germanPartAtEnd =
  /(?:en|e|n|s)?(?:blatt|blattch|stang|stiel|half|halft|wurfel|scheib|zweig|stuck|streif|ring|spalt|roschen)$/;
const germanBroth = /(?:bruh|fond|suppe|talg|schmalz|wurst)$/;
/** Ends of compounds that mean something else alone: "Schale" is a bowl, "locker" no "Haferflocken". */
const germanEnds = new Set(
  'lock saft schal blatt scheib streif stuck ring kopf halft haut'.split(' '),
);

/** Whether a word of a step matches a word of a line, with German compounds. */
export function isSameFood(key: string, word: string, language: Language): boolean {
  if (key === word) return true;
  if (language !== 'de') return false;
  if (word.length >= minPrefixLength && key.startsWith(word))
    return germanPart.test(key.slice(word.length));
  if (key.length >= minPrefixLength && word.startsWith(key))
    return germanPart.test(word.slice(key.length));
  if (word.endsWith('fleisch') && isMeatOf(key, word.slice(0, -'fleisch'.length))) return true;
  const whole = word.replace(germanPartAtEnd, '');
  const isPart = whole !== word && whole.length >= minPrefixLength;
  return isKindOf(key, word) || (isPart && isSameFood(key, whole, language));
}

const isMeatOf = (key: string, animal: string) =>
  animal.length >= minPrefixLength && key.startsWith(animal) && !germanBroth.test(key);

const isKindOf = (key: string, word: string) =>
  (word.length >= minPrefixLength || word === 'ol') &&
  !germanEnds.has(word) &&
  key.endsWith(word) &&
  key.length > word.length + 2;

/** "Chop the herbs" is not pork chops. */
export function isVerb(
  word: TextWord,
  previous: TextWord | undefined,
  step: string,
  language: Language,
): boolean {
  if (language !== 'en' || !verbs.has(word.text)) return false;
  if (previous === undefined) return true;
  const isClause = /[.,;:]/.test(step.slice(previous.end, word.start));
  return (
    isClause ||
    (/^(?:and|then|or|to)$/.test(previous.text) && /^ (?:the|it|them)\b/.test(step.slice(word.end)))
  );
}

/** Whether a word before a name describes it: "half of the | finely chopped | parsley". */
export function isBetween(
  step: string,
  word: TextWord | undefined,
  next: TextWord | undefined,
): boolean {
  if (word === undefined || next === undefined) return false;
  const isBeside = /^[\s-]+$/.test(step.slice(word.end, next.start));
  const isLink = /^(?:of|the|a|an|some|few|la|el|los|las|de|le|les|der|die|das|den|dem|l|d|with)$/;
  return isBeside && describesAnyFood(folded(word.text)) && !isLink.test(word.text);
}
