import type { Trait } from '@pomona/food/foods/food-row';
import type { Language } from '@pomona/food/foods/languages';
import { stem } from '@pomona/food/foods/names';
import { scanOf } from '@pomona/food/mentions/accounting';
import type { Food } from '@pomona/food/table/table';
import { clauseStarts, clauseVerbs, genericWords, nounStarts } from './generic-words-data.ts';

/** A food that running text names. */
export interface TextMention {
  /** `null`: only its contents are known ("breaded"). */
  food: Food | null;
  /** What its name surely brings; what it may bring counts in lines alone. */
  certain: ReadonlySet<Trait>;
  /** Folded and stemmed. */
  words: readonly string[];
  text: string;
  /** In the whole text, in characters. */
  start: number;
  end: number;
  /** May be short for a longer name of a line: "the tortillas". */
  isReference: boolean;
}

const articles = new Set('the el la los las le les l der die das den dem'.split(' '));
/** Beside coconut milk, "the milk" is that and "milk" may be cow's; "butter" is never peanut butter. */
const onlyWithArticle = new Set(
  'milk cream yogurt yoghurt chees nata leche queso yogur lait crem fromag yaourt milch sahn kas joghurt'.split(
    ' ',
  ),
);
const neverReferences = new Set('butter mantequilla beurr'.split(' '));

const sentenceEnd = /(?<=[.;!?])\s+/;

/** Every food that the sentences of a text name, except words that only stand for a part of the dish. */
export function mentionsInText(text: string, language: Language): TextMention[] {
  const found: TextMention[] = [];
  let offset = 0;
  for (const sentence of text.split(sentenceEnd)) {
    const at = text.indexOf(sentence, offset);
    found.push(...mentionsInSentence(sentence, language, at));
    offset = at + sentence.length;
  }
  return found;
}

function mentionsInSentence(sentence: string, language: Language, at: number): TextMention[] {
  const scan = scanOf(sentence, language);
  return scan.mentions.flatMap((mention) => {
    const words = scan.words.slice(mention.from, mention.to);
    const first = words[0];
    const last = words.at(-1);
    if (first === undefined || last === undefined) return [];
    const plain = words.map((word) => word.folded).join(' ');
    if (genericWords[language].has(plain) || isVerb(scan, mention.from, plain)) return [];
    const { contents, food, implied } = mention;
    const stems = plain.split(' ').map(stem);
    const before = scan.words[mention.from - 1]?.folded ?? '';
    return [
      {
        food: food ?? implied[0] ?? null,
        certain: new Set(contents.traits),
        words: stems,
        isReference: isReference(stems, before),
        text: sentence.slice(first.start, last.end),
        start: at + first.start,
        end: at + last.end,
      },
    ];
  });
}

function isVerb(
  { words, language }: ReturnType<typeof scanOf>,
  at: number,
  plain: string,
): boolean {
  if (language !== 'en') return false;
  const before = words[at - 1];
  const isFirst = before === undefined || before.segment !== words[at]?.segment;
  if (plain === 'toast') return isFirst || !nounStarts.has(before.folded);
  return clauseVerbs.has(plain) && (isFirst || clauseStarts.has(before.folded));
}

function isReference(stems: readonly string[], before: string): boolean {
  if (stems.some((word) => neverReferences.has(word))) return false;
  return articles.has(before) || !stems.some((word) => onlyWithArticle.has(word));
}
