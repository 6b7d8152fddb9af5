/** Letters that stand for others without carrying an accent, and typographic signs that few keyboards have. */
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
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};
const others = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu');

/** Lower case and without accents, so that "jalapeno" finds "Jalapeño" and "kisir" finds "Kısır" (LIST-09). */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(others, (letter) => plain[letter] ?? letter);
}
