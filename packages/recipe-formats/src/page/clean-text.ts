import { parsePage, textOf } from './html.ts';

/** All spaces but the plain one and line breaks. */
const strangeSpaces = /[\t\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
/** Zero-width and control characters but line breaks. */
const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is removed
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g;

/** Longer texts are no texts of a recipe. */
const maxTextLength = 200_000;

/** Plain text, its lines kept: no controls, no strange spaces, line breaks as `\n`, fractions as `1/2` or `½`. */
export function cleanLines(text: string): string {
  return text
    .slice(0, maxTextLength)
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(strangeSpaces, ' ')
    .replace(invisible, '')
    .replace(/(\d)\u2044(\d)/g, '$1/$2')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same in one line. */
export const cleanText = (text: string): string => cleanLines(text).replace(/\s+/g, ' ');

const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;
const tag = /<\/?[a-z!][^<>]{0,2000}>/i;

/** Plain text of what may carry tags and entities, also escaped twice ("&amp;frac12;"); a tag that ends a block is a line break. */
export function textFromHtml(text: string): string {
  let plain = text.slice(0, maxTextLength);
  for (let round = 0; round < 2 && (entity.test(plain) || tag.test(plain)); round += 1) {
    const page = parsePage(plain.replace(/\n/g, '<br>'));
    if (page === null) return '';
    plain = textOf(page);
  }
  return cleanLines(plain);
}

/** The same in one line. */
export const lineFromHtml = (text: string): string => textFromHtml(text).replace(/\s+/g, ' ');
