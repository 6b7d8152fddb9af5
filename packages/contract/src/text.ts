import * as z from 'zod/mini';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused
const unstorable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** True for text that PostgreSQL can store and JSON can carry: no control characters, no lone surrogates. */
export function isStorableText(text: string): boolean {
  return !unstorable.test(text) && text.isWellFormed();
}

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
