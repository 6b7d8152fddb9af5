const opening = '([';
const closing = ')]';

/** How many brackets a text opens and never closes, behind a text that left some open. */
export function openBrackets(text: string, openBefore = 0): number {
  let open = openBefore;
  for (const character of text) {
    if (opening.includes(character)) open += 1;
    else if (closing.includes(character) && open > 0) open -= 1;
  }
  return open;
}

/** Between the matches of a global pattern outside of brackets. A bracket that is never closed protects nothing. */
export function splitOutside(text: string, between: RegExp): string[] {
  const isClosed = openBrackets(text) === 0;
  const parts: string[] = [];
  let start = 0;
  let seen = 0;
  let open = 0;
  for (const { index, 0: separator } of text.matchAll(between)) {
    open = openBrackets(text.slice(seen, index), open);
    seen = index;
    if (isClosed && open > 0) continue;
    parts.push(text.slice(start, index));
    start = index + separator.length;
  }
  return [...parts, text.slice(start)];
}

/** Lines of which one opens a bracket that a later one closes, put together; at most so many lines apart. */
export function joinedInBrackets(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const end = openBrackets(line) === 0 ? index : closingLine(lines, index);
    joined.push(lines.slice(index, end + 1).join(' '));
    index = end;
  }
  return joined;
}

/** A bracket that is open for more lines is a typing error. */
const maxDistance = 3;

function closingLine(lines: readonly string[], start: number): number {
  let text = lines[start] ?? '';
  for (let index = start + 1; index <= start + maxDistance; index += 1) {
    const line = lines[index];
    if (line === undefined || line === '' || /^[([]/.test(line)) return start;
    text += ` ${line}`;
    if (openBrackets(text) === 0) return index;
  }
  return start;
}

/** "((sifted))" as "(sifted)"; brackets within brackets stay. */
export function withSingleBrackets(text: string): string {
  let plain = text;
  for (let round = 0; round < 4; round += 1) {
    const simpler = plain.replace(/\(\s*\(([^()]*)\)\s*\)/g, '($1)').replace(/\(\s*\)/g, '');
    if (simpler === plain) break;
    plain = simpler;
  }
  return plain;
}

/** The text cut at `maxLength`, outside of every bracket that it closes. */
export function cutOutside(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength);
  if (openBrackets(cut) === 0) return cut;
  let open = 0;
  let start = cut.length;
  for (let at = 0; at < cut.length; at += 1) {
    if (opening.includes(cut[at] ?? '')) {
      if (open === 0) start = at;
      open += 1;
    } else if (closing.includes(cut[at] ?? '') && open > 0) open -= 1;
  }
  // A bracket around nearly all of the text is cut all the same, and closed.
  return start > maxLength / 4
    ? cut.slice(0, start)
    : `${cut.slice(0, maxLength - open)}${')'.repeat(open)}`;
}
