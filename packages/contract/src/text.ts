import * as z from 'zod/mini';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** No control characters, no lone surrogates. */
export function isStorableText(text: string): boolean {
  return !unstorable.test(text) && text.isWellFormed();
}

/** No NUL, no lone surrogates. */
export function isPostgresText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

export const postgresText = (text: string): string =>
  isPostgresText(text) ? text : text.replace(/\0|\p{Surrogate}/gu, '');

/** Trimmed text of bounded length that can be stored; `minimum` counts after trimming. */
export function boundedText(minimum: number, maximum: number) {
  return z
    .string()
    .check(
      z.refine(isStorableText, 'Contains characters that cannot be stored'),
      z.trim(),
      z.minLength(minimum),
      z.maxLength(maximum),
    );
}

/** Letters by category that render as nothing: Hangul fillers, Braille blank. */
const invisible = /[\u115f\u1160\u2800\u3164\uffa0]/g;

/** True for text without a visible character. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(invisible, ''));
}

export function visibleText(maximum: number) {
  return boundedText(1, maximum).check(z.refine((text) => !isBlank(text), 'Says nothing'));
}

/** As `visibleText`, on one line. */
export function visibleLine(maximum: number) {
  return visibleText(maximum).check(z.overwrite((text) => text.replace(/\s+/g, ' ')));
}

/** One kind of line break, and no gap of more than one empty line. */
export function withoutGaps(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n');
}
