import { folded } from '@pomona/contract/search-text';

/** Of the readable part, in characters. */
const maxLength = 60;

/** Without vowels, so that no word appears, and without what is easily mistaken for something else. */
const suffixAlphabet = '23456789bcdfghjkmnpqrstvwxz';
const suffixLength = 6;

/** A title as it reads in an address: "Crème brûlée, 2×" is `creme-brulee-2`; one without Latin letters is `recipe`. */
export function slugOf(title: string): string {
  const slug = folded(title.normalize('NFKC'))
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!/[a-z]/.test(slug)) return 'recipe';
  if (slug.length <= maxLength) return slug;
  return slug
    .slice(0, maxLength + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, maxLength);
}

/**
 * Readable, with a suffix that nobody can guess: it reveals no other recipe of that name and clashes with no address of the
 * site.
 */
export function newRecipeId(title: string, random: (bytes: number) => Uint8Array): string {
  const suffix = [...random(suffixLength)].map(
    (byte) => suffixAlphabet[byte % suffixAlphabet.length],
  );
  return `${slugOf(title)}-${suffix.join('')}`;
}
