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

/**
 * What titles are sorted by, compared unit by unit. JavaScript's units put a character beyond U+FFFF before those from U+E000
 * on; here they change places, so that the order is that of code points, as the database has it.
 */
export function titleOrder(title: string): string {
  return folded(title).replace(/[\ud800-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
  });
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
