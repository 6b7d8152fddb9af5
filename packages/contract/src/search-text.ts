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

/**
 * Lower case without accents: "jalapeno" finds "Jalapeño" and "kisir" finds "Kısır" (LIST-09). Character by
 * character, with the same table as the database function of this name.
 */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(others, (letter) => plain[letter] ?? letter);
}

/**
 * Sort key of titles. JavaScript compares UTF-16 units, the database code points; swapping surrogates with
 * U+E000–U+FFFF makes both orders equal.
 */
export function titleOrder(title: string): string {
  return folded(title).replace(/[\ud800-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
  });
}

/** The searched text: one text for one pass; no search spans two of its lines. */
export function searchableText(recipe: {
  title: string;
  description: string;
  ingredients: readonly string[];
  tags: readonly string[];
}): string {
  const { title, description, ingredients, tags } = recipe;
  return folded([title, description, ...ingredients, ...tags].join('\n'));
}
