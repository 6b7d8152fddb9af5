import { readHead } from '../amounts/line-head.ts';
import { describesAnyFood } from '../foods/describing-words-data.ts';
import type { Language } from '../foods/languages.ts';
import { folded } from '../foods/names.ts';
import { cleanedText, isHeading, withoutNotes } from '../lines/text-cleanup.ts';
import { joiners, otherNames, products } from './step-vocabulary.ts';
import { wordKey, wordsOf } from './step-words.ts';

export interface LineName {
  /** Keys of the words that name it, in order. */
  words: readonly string[];
  /** "oil" in "olive oil", "aceite" in "aceite de oliva". */
  head: string;
  /** "ground", "chopped". */
  describing: ReadonlySet<string>;
  /** Made of what its other words name: "chicken stock". */
  isProduct: boolean;
  /** A synonym that is not in the line. */
  isOther: boolean;
}

/** Far above what people write. */
const maxChoices = 8;
const maxWords = 16;

/** Descriptions after the name. */
const tail =
  /\s(?:in (?:water|olive oil|oil|brine|juice)|with|for|from|such as|like|plus|to serve|to taste|as needed|para|con|pour|avec|für|mit|zum|al gusto|selon le goût|nach geschmack)(?:\s.*)?$/iu;
const saltless =
  /\b(?:no|low|without|reduced|less|sin|sans|ohne)[- ](?:added )?(?:salt|sal|sel|salz)\b|\bno salt added\b/giu;
const otherSpice = /(?<!\p{L})(?:piment de la (?=jama)|pimienta de (?=jama))/giu;
/** Nouns that only describe beside another name. */
const nouns = new Set('salt sal sel salz steak steaks fillet fillets'.split(' '));
/** Kinds and sizes that belong to names of the table. */
const further = new Set(
  'light dark low nonfat fat reduced sodium free plain part skim pure scant'.split(' '),
);

/** Possible names of a line's food in a step; none for a heading. */
export function namesOfLine(text: string, language: Language): LineName[] {
  const line = cleanedText(text);
  if (isHeading(line)) return [];
  const pieces = withoutNotes(line)
    .replace(saltless, ' ')
    .replace(otherSpice, '')
    .split(/[,;](?!\d)/u)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const head = firstNaming(pieces, language);
  const names = head
    .split(/ (?:or|oder|ou|o|u) /iu, maxChoices)
    .map((name) => nameOf(name, language, false));
  const others = language === 'en' ? othersOf(head) : [];
  return [...names, ...others.map((name) => nameOf(name, language, true))].filter(
    ({ words }) => words.length > 0,
  );
}

/** "boneless, skinless chicken thighs": joined until something is named. */
function firstNaming(pieces: readonly string[], language: Language): string {
  let joined = '';
  for (const piece of pieces.slice(0, 3)) {
    joined = joined === '' ? piece : `${joined} ${piece}`;
    const name = readHead(joined, language).name.replace(tail, '');
    if (wordsOf(name, language).some(({ text }) => isNaming(text, language))) return name;
  }
  return readHead(pieces[0] ?? '', language).name.replace(tail, '');
}

function isNaming(word: string, language: Language): boolean {
  const plain = folded(word);
  if (nouns.has(plain)) return true;
  return (
    plain.length > 1 &&
    !describesAnyFood(plain) &&
    !further.has(plain) &&
    !joiners[language].has(wordKey(word, language))
  );
}

function nameOf(name: string, language: Language, isOther: boolean): LineName {
  const all = wordsOf(name, language, maxWords);
  const naming = all.filter(({ text }) => isNaming(text, language));
  const isRomance = language === 'es' || language === 'fr';
  const alone = isRomance ? all.slice(0, 1) : all.slice(-1);
  const words = (naming.length > 0 ? naming : alone).map(({ key }) => key);
  const head = (isRomance ? words[0] : words.at(-1)) ?? '';
  return {
    words,
    head,
    describing: new Set(all.map(({ key }) => key).filter((key) => !words.includes(key))),
    isProduct: words.length > 1 && products[language].has(head),
    isOther,
  };
}

function othersOf(name: string): string[] {
  const plain = folded(name);
  return otherNames.flatMap(([lines, names]) =>
    lines.test(plain)
      ? names.map((other) => plain.replace(lines, other)).filter((other) => other !== plain)
      : [],
  );
}
