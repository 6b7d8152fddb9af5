/** Lower case, without accents and punctuation: what names are compared by. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** One form for singular and plural of a word in the four languages; not a word, only a key. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(oes|ses|xes|ches|shes)$/.test(word)) return word.slice(0, -2);
  if (/(aux)$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('s') && !word.endsWith('ss')) return word.slice(0, -1);
  if (/(en|n)$/.test(word) && word.length > 5) return word.replace(/e?n$/, '');
  return word.endsWith('e') && word.length > 4 ? word.slice(0, -1) : word;
}

/** The keys that a name is found by: as written, with each word reduced, and the words in any order. */
export function nameKeys(name: string): string[] {
  const text = folded(name);
  const stems = text.split(' ').filter(Boolean).map(stem);
  return [text, stems.join(' '), stems.toSorted().join(' ')];
}
