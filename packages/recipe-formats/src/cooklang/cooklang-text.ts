/** Characters of a paragraph: the parser looks ahead in each, more than this in one is no step. */
export const longestParagraph = 4000;

/**
 * Cooklang has no escape: signs that mean something in it are written in full width where they are meant as themselves ("（" for "(").
 * `wide` writes those that `signs` finds, all of them plain ASCII.
 */
export const wide = (text: string, signs: RegExp): string =>
  text.replace(signs, (run) =>
    run.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  );

/** The other way round. */
export const plain = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .trim();
