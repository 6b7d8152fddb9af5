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
  ς: 'σ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
};
const others = new RegExp(`[${Object.keys(plain).join('')}]`, 'gu');

/**
 * Lower case and without accents, so that "jalapeno" finds "Jalapeño" and "kisir" finds "Kısır" (LIST-09). Each character
 * becomes what it becomes alone, whatever stands beside it: the database's function of the same name has the same table.
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(others, (letter) => plain[letter] ?? letter);
}

/** What a search looks through: one text, so that it is one pass; no search spans two of its lines. */
export function searchableText(recipe: {
  title: string;
  description: string;
  ingredients: readonly string[];
  tags: readonly string[];
}): string {
  const { title, description, ingredients, tags } = recipe;
  return folded([title, description, ...ingredients, ...tags].join('\n'));
}
