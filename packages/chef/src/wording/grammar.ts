import type { Language } from '@pomona/food/foods/languages';
import { elided } from '@pomona/food/wording/wording';
import type { Noun } from './nouns/nouns.ts';

/** `article`: object of a clause; `bare`: without an article; `dative`: German; `de`: behind the French "de". */
export type Case = 'article' | 'bare' | 'dative' | 'de';

/** A noun as it stands in a sentence; `isComponent` has an article in German too. */
export interface Phrase {
  noun: Noun;
  isComponent: boolean;
  /** "half of {x}". */
  share: string | null;
}

export function listed(phrases: readonly Phrase[], language: Language, form: Case): string {
  if (language === 'en') return englishList(phrases, form);
  return joined(
    phrases.map((phrase) => worded(phrase, language, form)),
    language,
  );
}

/** "the onion, garlic and ginger": one article for all. */
function englishList(phrases: readonly Phrase[], form: Case): string {
  const isOneByOne = phrases.some(({ share }) => share !== null);
  const words = phrases.map((phrase, at) => {
    const { noun, share } = phrase;
    if (share !== null) return share.replace('{x}', `the ${noun.form}`);
    const hasArticle = form !== 'bare' && !noun.isPronoun && (isOneByOne || at === 0);
    return hasArticle ? `the ${noun.form}` : noun.form;
  });
  return joined(words, 'en');
}

const ands: Readonly<Record<Language, string>> = { en: 'and', es: 'y', fr: 'et', de: 'und' };

export function joined(words: readonly string[], language: Language): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const and = language === 'es' && /^h?i(?![ae])/i.test(last) ? 'e' : ands[language];
  return `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

function worded({ noun, isComponent, share }: Phrase, language: Language, form: Case): string {
  if (share !== null) {
    return language === 'de'
      ? germanShare(noun, share, form)
      : share.replace('{x}', withArticle(noun, language));
  }
  if (noun.isPronoun) return form === 'dative' && language === 'de' ? 'allem' : noun.form;
  if (language === 'de') return german(noun, isComponent, form);
  if (form === 'de') return elided.test(noun.form) ? `d’${noun.form}` : `de ${noun.form}`;
  return form === 'bare' ? noun.form : withArticle(noun, language);
}

export function withArticle(noun: Noun, language: Language): string {
  if (noun.isPronoun) return noun.form;
  return articles[language](noun);
}

const articles: Readonly<Record<Language, (noun: Noun) => string>> = {
  en: ({ form }) => `the ${form}`,
  es: spanishWithArticle,
  fr: frenchWithArticle,
  de: (noun) => germanWithArticle(noun, 'accusative'),
};

function frenchWithArticle({ form, gender, isPlural }: Noun): string {
  if (isPlural) return `les ${form}`;
  if (elided.test(form)) return `l’${form}`;
  return gender === null ? form : `${gender === 'f' ? 'la' : 'le'} ${form}`;
}

function spanishWithArticle({ form, gender, isPlural, takesEl }: Noun): string {
  if (gender === null) return form;
  if (isPlural) return `${gender === 'f' ? 'las' : 'los'} ${form}`;
  return `${gender === 'f' && !takesEl ? 'la' : 'el'} ${form}`;
}

function german(noun: Noun, isComponent: boolean, form: Case): string {
  if (isComponent) return germanWithArticle(noun, form === 'dative' ? 'dative' : 'accusative');
  return form === 'dative' ? strongDative(noun) : strongAccusative(noun);
}

const accusative = { m: 'den', f: 'die', n: 'das' } as const;
const dative = { m: 'dem', f: 'der', n: 'dem' } as const;

function germanWithArticle(noun: Noun, form: 'accusative' | 'dative'): string {
  const { gender, isPlural } = noun;
  if (isPlural)
    return form === 'dative' ? `den ${dativePlural(weak(noun.form))}` : `die ${noun.form}`;
  if (gender === null) return noun.form;
  return form === 'dative'
    ? `${dative[gender]} ${weak(noun.form)}`
    : `${accusative[gender]} ${noun.form}`;
}

/** "die Hälfte des Öls", "das restliche Öl"; in the dative "der Hälfte", "dem restlichen". */
function germanShare(noun: Noun, share: string, form: Case): string {
  const isDative = form === 'dative';
  return share
    .replace('{die|der}', isDative ? 'der' : 'die')
    .replace('{ein|einem}', isDative ? 'einem' : 'ein')
    .replace('{x:genitive}', germanGenitive(noun))
    .replace('{x:rest}', germanRest(noun, isDative));
}

function germanGenitive({ form, gender, isPlural }: Noun): string {
  if (gender === null) return `von ${form}`;
  if (isPlural || gender === 'f') return `der ${weak(form)}`;
  return `des ${weak(form).replace(/\p{Lu}\p{L}*/u, (word) => `${word}${/[sßxz]$/.test(word) ? 'es' : 's'}`)}`;
}

/** The adjective of what is left is weak, and so are those of the food. */
function germanRest({ form, gender, isPlural }: Noun, isDative: boolean): string {
  if (isPlural)
    return isDative ? `den restlichen ${dativePlural(weak(form))}` : `die restlichen ${weak(form)}`;
  if (gender === null) return form;
  if (isDative) return `${dative[gender]} restlichen ${weak(form)}`;
  return gender === 'm'
    ? `den restlichen ${weak(form)}`
    : `${accusative[gender]} restliche ${weakNominative(form)}`;
}

/** Adjectives stand in small letters before the noun. */
const adjectives = (form: string, ending: (word: string) => string) => {
  const words = form.split(' ');
  const noun = words.findIndex((word) => word.charAt(0) !== word.charAt(0).toLowerCase());
  return words
    .map((word, at) => (at < noun && /e[rs]?$/.test(word) ? ending(word) : word))
    .join(' ');
};

const weak = (form: string) => adjectives(form, (word) => word.replace(/e[rs]?$/, 'en'));

/** "griechischen Joghurt" of "griechischer Joghurt". */
function strongAccusative({ form, gender, isPlural }: Noun): string {
  if (isPlural || gender !== 'm') return form;
  return adjectives(form, (word) => word.replace(/er$/, 'en'));
}

function strongDative({ form, gender, isPlural }: Noun): string {
  if (isPlural) return dativePlural(adjectives(form, (word) => word.replace(/e$/, 'en')));
  if (gender === null) return form;
  return adjectives(form, (word) => word.replace(/e[rs]?$/, gender === 'f' ? 'er' : 'em'));
}

/** "mit Äpfeln"; the n goes to the noun, not to what follows it ("Kräuter der Provence"). */
function dativePlural(form: string): string {
  const words = form.split(' ');
  const at = words.findIndex((word) => word.charAt(0) !== word.charAt(0).toLowerCase());
  return words
    .map((word, index) => (index === at && /(?:e|er|el)$/.test(word) ? `${word}n` : word))
    .join(' ');
}

/** "de el" is "del", "à les" is "aux". */
export function contracted(text: string, language: Language): string {
  if (language === 'es')
    return text.replace(/\b(de|a) el (?=\p{L})/giu, (_, word: string) => `${word}l `);
  if (language !== 'fr') return text;
  return text
    .replace(/(?<!\p{L})de le(s?) (?=\p{L})/giu, (_, many: string) =>
      many === '' ? 'du ' : 'des ',
    )
    .replace(/(?<!\p{L})à le(s?) (?=\p{L})/giu, (_, many: string) => (many === '' ? 'au ' : 'aux '))
    .replace(/(?<!\p{L})que (?=(?:ils?|elles?|on)(?!\p{L}))/giu, 'qu’');
}

/** Chooses among "{one|many}" and "{m|f|mm|ff}". */
export function agreed(
  text: string,
  { gender, isPlural }: Pick<Noun, 'gender' | 'isPlural'>,
): string {
  return text.replace(/\{([^{}|]*(?:\|[^{}|]*)+)\}/g, (_, choices: string) => {
    const forms = choices.split('|');
    const isFour = forms.length > 2;
    const at = isFour ? (gender === 'f' ? 1 : 0) + (isPlural ? 2 : 0) : isPlural ? 1 : 0;
    return forms[at] ?? forms[0] ?? '';
  });
}

type PronounKey = 'm' | 'f' | 'n' | 'mm' | 'ff' | 'none';
const pronouns: Readonly<Record<Language, Readonly<Record<PronounKey, string>>>> = {
  en: { m: '', f: '', n: '', mm: '', ff: '', none: '' },
  es: { m: '', f: '', n: '', mm: '', ff: '', none: '' },
  fr: { m: 'il', f: 'elle', n: 'il', mm: 'ils', ff: 'elles', none: 'ce' },
  de: { m: 'er', f: 'sie', n: 'es', mm: 'sie', ff: 'sie', none: 'es' },
};

const nominative = { m: 'der', f: 'die', n: 'das' } as const;

function named(noun: Noun, language: Language): string {
  if (language !== 'de' || noun.gender === null || noun.isPlural)
    return withArticle(noun, language);
  return `${nominative[noun.gender]} ${weakNominative(noun.form)}`;
}

const weakNominative = (form: string) => adjectives(form, (word) => word.replace(/e[rs]?$/, 'e'));

/** A cue with the pronoun of its foods, or with the foods that decide it among others. */
export function cueWith(
  cue: string,
  { nouns, isNamed }: { nouns: readonly Noun[]; isNamed: boolean },
  language: Language,
): string {
  const subject = subjectOf(nouns);
  const names = joined(
    nouns.map((noun) => named(noun, language)),
    language,
  );
  const word = isNamed ? names : pronouns[language][pronounKey(subject)];
  const text = agreed(cue, subject ?? { gender: 'm', isPlural: false });
  const inEnglish = isNamed && language === 'en' && text.endsWith(' remains') ? ` in ${names}` : '';
  return contracted(text.replace('{s} ', word === '' ? '' : `${word} `) + inEnglish, language);
}

type Subject = Pick<Noun, 'gender' | 'isPlural'>;

/** Several foods are one plural, feminine where all are. */
function subjectOf(nouns: readonly Noun[]): Subject | null {
  const [first] = nouns;
  if (first === undefined) return null;
  if (nouns.length === 1) return first.gender === null && !first.isPlural ? null : first;
  return { gender: nouns.every(({ gender }) => gender === 'f') ? 'f' : 'm', isPlural: true };
}

function pronounKey(subject: Subject | null): PronounKey {
  if (subject === null) return 'none';
  if (subject.isPlural) return subject.gender === 'f' ? 'ff' : 'mm';
  return subject.gender ?? 'none';
}
