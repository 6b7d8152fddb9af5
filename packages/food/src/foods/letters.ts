/** Letters without a Unicode decomposition, and typographic signs. */
const plain: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};
const others = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu');

/** "Jalapeño" is "jalapeno", "Kısır" is "kisir". The database's function `folded` has the same table. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(others, (letter) => plain[letter] ?? letter);
}
