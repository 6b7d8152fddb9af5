import { plainLetters } from './letters.ts';

/** Plain letters and digits with single spaces: the form in which names are compared. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  return (/^[a-z0-9 ]*$/.test(lower) ? lower : plainLetters(text).replace(/'(?=s\b)/g, ''))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Common key of singular and plural in the four languages; not necessarily a word. */
export function stem(word: string): string {
  if (word.length <= 3) return word;
  if (/^chill?(?:i|is|ies|e|es)$/.test(word)) return 'chili';
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.endsWith('leaves')) return `${word.slice(0, -3)}f`;
  if (/(oes|ses|xes|ches|shes)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('aux')) return word.slice(0, -1);
  if (word.endsWith('s') && !word.endsWith('ss')) return withoutLastE(word.slice(0, -1));
  if (word.endsWith('n') && word.length > 5) return word.replace(/e?n$/, '');
  return withoutLastE(word);
}

const withoutLastE = (word: string) =>
  word.endsWith('e') && word.length > 4 ? word.slice(0, -1) : word;

/** Lookup keys of a name: as written, stemmed, and stemmed with sorted words. */
export function nameKeys(name: string): string[] {
  const text = folded(name);
  return [text, ...keysOf(text.split(' ').filter(Boolean))];
}

export function keysOf(words: readonly string[]): string[] {
  const stems = words.map(stem);
  return [stems.join(' '), stems.toSorted().join(' ')];
}
