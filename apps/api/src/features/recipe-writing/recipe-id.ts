/** Letters that do not come apart into a Latin one and its accent. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Of the readable part. */
const longest = 60;

/** Neither vowels, so that no word comes out, nor what is easily taken for something else. */
const signs = '23456789bcdfghjkmnpqrstvwxz';
const signsOfEnd = 6;

/** A title as it reads in an address: "Crème brûlée, 2×" is `creme-brulee-2`; one without Latin letters is `recipe`. */
export function slugOf(title: string): string {
  const slug = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!/[a-z]/.test(slug)) return 'recipe';
  if (slug.length <= longest) return slug;
  return slug
    .slice(0, longest + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, longest);
}

/**
 * The id of a member's new recipe: readable, and with an end that nobody can guess. So it tells nothing of other
 * recipes that bear the same name, and meets neither a recipe of the collection nor an address of the site.
 */
export function newRecipeId(title: string, random: (bytes: number) => Uint8Array): string {
  const end = [...random(signsOfEnd)].map((byte) => signs[byte % signs.length]);
  return `${slugOf(title)}-${end.join('')}`;
}
