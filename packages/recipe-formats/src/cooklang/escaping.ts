/** The parser looks ahead within a paragraph: a longer one would take long, and is no step. */
export const maxParagraphLength = 4000;

/** Cooklang has no escape: signs meant as themselves are written in full width ("（" for "("). */
export const toFullWidth = (text: string, signs: RegExp): string =>
  text.replace(signs, (run) =>
    run.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
  );

/** Undoes `toFullWidth`. */
export const fromFullWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (character) =>
      String.fromCharCode(character.charCodeAt(0) - 0xfee0),
    )
    .trim();
