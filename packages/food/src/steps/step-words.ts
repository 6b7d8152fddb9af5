import type { Language } from '../foods/languages.ts';
import { folded } from '../foods/names.ts';

export interface TextWord {
  key: string;
  /** As written, lower case. */
  text: string;
  start: number;
  /** Exclusive. */
  end: number;
}

export function stems(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}]+/gu) ?? []).map(stem);
}

/** Singular of an English noun, good enough for comparisons. Verb forms are unchanged. */
export function stem(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:lea|loa|hal)ves$/.test(word)) return `${word.slice(0, -3)}f`;
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Comparisons ("the size of a walnut", "nach Nüssen duften") name no ingredients. They end with their clause. */
export const comparisons: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:like|than|(?:across|against) the grain|(?:thick|thin|smooth|gritty|soft) as|(?:to|is) (?:a )?(?:thick |coarse )?(?=cream\b)|(?:size|color|texture|smell\w*|taste\w*) of|between a)\b[^.,;:]*/gi,
  es: /(?<!\p{L})(?:(?<!así )como|(?:huel\p{L}*|oler|olor|sabor|sabe|sepan?) (?:bien )?a)(?!\p{L})[^.,;:]*/giu,
  fr: /(?<!\p{L})(?:comme|(?:sent(?:e|ent|ir)?|odeur|parfum) (?:bon |de )?(?:les?|la|l['’])?)(?!\p{L})[^.,;:]*/giu,
  de: /(?<!\p{L})(?:wie|(?:duft|riech|schmeck)\p{L}* (?:\p{L}+ )?nach|nach(?= \p{L}+(?: und \p{L}+)? (?:duft|riech|schmeck)))(?!\p{L})[^.,;:]*/giu,
};

export const comparisonEnd = / (?:and|then|y|luego|et|puis|und|dann) /i;

const keyOf: Readonly<Record<Language, (word: string) => string>> = {
  en: (word) => stem(folded(word)),
  es: (word) =>
    folded(word)
      .replace(/(?<=.{3})(?:es|s)$/, '')
      .replace(/(?<=.{3})c$/, 'z')
      .replace(/(?<=.{3})e$/, ''),
  fr: (word) => folded(word).replace(/(?<=.{3})[sx]$/, ''),
  de: (word) => {
    const plain = folded(word);
    if (/^eier[ns]?$/.test(plain)) return 'ei';
    if (/^ol(?:s|es)?$/.test(plain)) return 'ol';
    return (
      plain
        .replace(/iss(?:es|en|e)$/, 'is')
        // "des Ingwers": what is left has an ending of its own.
        .replace(/(?<=.{3}[lnr])s$/, '')
        .replace(/(?<=.{3})(?:ern|en|em|er|es|e|n|s)$/, '')
    );
  },
};

/** Common key of singular and plural in one language; not necessarily a word. */
export function wordKey(word: string, language: Language): string {
  return keyOf[language](word);
}

/** The first words of a text. */
export function wordsOf(text: string, language: Language, maxWords = Infinity): TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    if (words.length >= maxWords) break;
    const end = index + word.length;
    words.push({ key: wordKey(word, language), text: word.toLowerCase(), start: index, end });
  }
  return words;
}
