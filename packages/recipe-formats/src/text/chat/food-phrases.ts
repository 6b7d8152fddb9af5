import type { Language } from '@pomona/contract/languages';
import { folded } from '@pomona/food/foods/names';
import { type ParsedLine, parseLine } from '@pomona/food/lines/line';
import { article, givesFood, isAmountWord, isCooking, isNoFood, joining } from './chat-words.ts';
import { isAbbreviated } from './messages.ts';

/** A food with its amount, as it stands in a sentence. */
export interface FoodPhrase {
  from: number;
  to: number;
  text: string;
  food: string;
  hasAmount: boolean;
}

interface Word {
  from: number;
  to: number;
  text: string;
  /** Whether a comma or the like stands behind it. */
  ends: boolean;
}

const maxWords = 9;
/** Reading costs time: a message is short. */
const maxReadings = 1500;
const food = new Set(['food', 'variety']);
const inside = new Set(['amount', 'unit', 'food', 'variety', 'state', 'filler', 'claim']);

/** Finds foods in sentences, and reads a bounded number of phrases. */
export class PhraseReader {
  private readings = 0;

  constructor(private readonly language: Language) {}

  /** The foods of a sentence from a position on; without an amount only where a list, or a word like "with", gives it. */
  phrasesIn(sentence: string, start: number): FoodPhrase[] {
    const words = wordsOf(sentence).filter(({ from }) => from >= start);
    const phrases: FoodPhrase[] = [];
    for (let index = 0; index < words.length; index += 1) {
      const phrase = this.phraseAt(words, index, sentence);
      if (phrase === null) continue;
      phrases.push(phrase);
      while ((words[index + 1]?.from ?? Number.POSITIVE_INFINITY) < phrase.to) index += 1;
    }
    return phrases;
  }

  private phraseAt(words: readonly Word[], index: number, sentence: string): FoodPhrase | null {
    const first = words[index];
    if (first === undefined || this.isNoStart(first)) return null;
    let best: FoodPhrase | null = null;
    for (const word of words.slice(index, index + maxWords)) {
      if (word !== first && this.isEnd(word)) break;
      best = this.phraseOf(sentence, first, word) ?? best;
      if (word.ends) break;
    }
    const before = words[index - 1];
    const isGiven = before === undefined || before.ends || this.gives(before.text);
    return best !== null && (best.hasAmount || isGiven) ? best : null;
  }

  private gives(word: string): boolean {
    return givesFood.test(word) || isCooking(word, this.language);
  }

  private isNoStart({ text }: Word): boolean {
    return joining.test(text) || isCooking(text, this.language);
  }

  private isEnd({ text }: Word): boolean {
    return isCooking(text, this.language) || (joining.test(text) && !/^(?:de|d|en)$/i.test(text));
  }

  private phraseOf(sentence: string, first: Word, last: Word): FoodPhrase | null {
    this.readings += 1;
    if (this.readings > maxReadings) return null;
    const text = sentence.slice(first.from, last.to);
    const read = parseLine(text, { language: this.language });
    if (isNoFood(text) || !isPhrase(read, this.language)) return null;
    const { key } = read.food ?? { key: '' };
    const hasAmount = read.amount !== null;
    const line = text.replace(hasAmount ? theArticle : article, '');
    return { from: first.from, to: last.to, text: line, food: key, hasAmount };
  }
}

/** Whether all of it names one food: it begins with the amount or the food, and ends with the food or its state. */
function isPhrase(
  { food: found, words, unread, mentions, heading }: ParsedLine,
  language: Language,
): boolean {
  if (found === null || heading || unread.length > 0 || unmeasured.has(found.key)) return false;
  if (!words.every(({ role }) => inside.has(role))) return false;
  if (mentions.filter(({ relation }) => relation !== 'part').length > 1) return false;
  const [first, last] = [words[0], words.at(-1)];
  const isAdjective = last?.role === 'state' && (language === 'es' || language === 'fr');
  const isEnded = last !== undefined && (food.has(last.role) || isAdjective);
  const isBegun = first !== undefined && (first.role !== 'filler' || isAmountWord(first.text));
  const behind = words.findLastIndex(({ role }) => role === 'food');
  return isEnded && isBegun && words.length - behind <= 2;
}

/** "El zumo de medio limón", "the 2 onions". */
const theArticle = /^(?:the|el|los|las|le|les|der|die|das|den) /iu;

const unmeasured: ReadonlySet<string> = new Set(['water']);

function wordsOf(sentence: string): Word[] {
  return [...sentence.matchAll(/[\p{L}\d½¼¾⅓⅔][\p{L}\d.,/½¼¾⅓⅔-]*(?<![.,])|[½¼¾⅓⅔]/gu)].map(
    ({ 0: text, index }) => {
      const to = index + text.length;
      return {
        from: index,
        to,
        text,
        ends: endsAt(sentence, index, to),
      };
    },
  );
}

/** A point behind "c." or "Pck." ends nothing. */
function endsAt(sentence: string, from: number, to: number): boolean {
  const behind = sentence.slice(to, to + 2);
  if (/^\.\s?/.test(behind) && isAbbreviated(sentence.slice(Math.max(0, from - 1), to)))
    return false;
  return /^\s?[,;:.…!?()+\n]/u.test(behind);
}

/** Each food once, with the amount where one is named; "the oil" is the olive oil above. */
export function distinctFoods(phrases: readonly FoodPhrase[]): FoodPhrase[] {
  const kept: FoodPhrase[] = [];
  for (const phrase of phrases) {
    const same = kept.findIndex(
      (one) => one.food === phrase.food || isCovered(phrase, one) || isCovered(one, phrase),
    );
    if (same < 0) kept.push(phrase);
    else if (phrase.hasAmount && kept[same]?.hasAmount === false) kept[same] = phrase;
  }
  return kept;
}

function isCovered(phrase: FoodPhrase, by: FoodPhrase): boolean {
  if (phrase.hasAmount) return false;
  const words = folded(by.text).split(' ');
  return folded(phrase.text)
    .split(' ')
    .every((word) => words.some((one) => one.endsWith(word)));
}
