import { plainLetters } from '@pomona/food/foods/letters';

/** The form in which texts are searched and sorted (LIST-09). */
export const folded = plainLetters;

/** JavaScript compares UTF-16 units, the database code points: swapping surrogates with U+E000–U+FFFF makes both orders equal. */
export function titleOrder(title: string): string {
  return folded(title).replace(/[\ud800-\uffff]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return String.fromCharCode(code < 0xe000 ? code + 0x2000 : code - 0x800);
  });
}

/** The searched text: one text for one pass; no search spans two of its lines. */
export function searchableText(recipe: {
  title: string;
  originalTitle?: string | undefined;
  description: string;
  ingredients: readonly string[];
  tags: readonly string[];
}): string {
  const { title, originalTitle, description, ingredients, tags } = recipe;
  const titles = originalTitle === undefined ? [title] : [title, originalTitle];
  return folded([...titles, description, ...ingredients, ...tags].join('\n'));
}
