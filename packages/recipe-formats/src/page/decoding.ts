const binary =
  /^\s*(?:image|audio|video|font)\/|^\s*application\/(?:pdf|zip|gzip|octet-stream\+|vnd\.(?!.*(?:json|xml)))/i;

/** Where a page may declare its encoding. */
const headBytes = 2048;

/** By a byte order mark, the header or its head, else UTF-8, else windows-1252; `null` for what is no text at all. */
export function decodePage(bytes: Uint8Array, contentType: string): string | null {
  if (binary.test(contentType)) return null;
  const marked = markOf(bytes);
  const label = marked ?? labelIn(contentType) ?? labelIn(headOf(bytes));
  const text = label === null ? guessed(bytes) : (decoded(bytes, label) ?? guessed(bytes));
  return isText(text) ? text : null;
}

/** A page may contain a stray NUL; binary files are full of control characters. */
function isText(text: string): boolean {
  const head = text.slice(0, headBytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is counted
  const controls = head.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0;
  return controls <= Math.max(2, head.length / 50);
}

function markOf(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

const headOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');

/** `charset=iso-8859-1`, `<meta charset="windows-1252">`, `<?xml … encoding="…"?>`. */
function labelIn(text: string): string | null {
  return /(?:charset|encoding)\s*=[\s"']*([\w-]{3,30})/i.exec(text)?.[1] ?? null;
}

/** Some versions of Node read windows-1252 as ISO-8859-1: these signs then come as controls, from U+0080 on. */
const typographic = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const withTypography = (text: string): string =>
  text.replace(
    /[\u0080-\u009f]/g,
    (character) => typographic[character.charCodeAt(0) - 0x80] ?? character,
  );

function decoded(bytes: Uint8Array, label: string): string | null {
  try {
    const decoder = new TextDecoder(label);
    const text = decoder.decode(bytes);
    return decoder.encoding === 'windows-1252' ? withTypography(text) : text;
  } catch {
    // An unknown label.
    return null;
  }
}

function guessed(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return withTypography(new TextDecoder('windows-1252').decode(bytes));
  }
}
