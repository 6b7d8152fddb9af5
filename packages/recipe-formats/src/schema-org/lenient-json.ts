/**
 * JSON as pages carry it: also with line breaks inside of texts, commas too many, comments, CDATA around it, or several values one after
 * the other. Gives every value that could be read; never throws.
 */
export function readLenientJson(text: string): unknown[] {
  const bare = text
    .replace(/^\s*(?:\/\/\s*)?<!\[CDATA\[/, '')
    .replace(/(?:\/\/\s*)?\]\]>\s*;?\s*$/, '')
    .replace(/^[\s\ufeff]*(?:<!--)?/, '')
    .replace(/(?:-->)?[\s;]*$/, '');
  if (bare === '') return [];
  const plain = parsed(bare);
  if (plain !== undefined) return [plain];
  if (bare.length > maxBrokenLength) return [];
  return repairedValues(bare).flatMap((value) => {
    const read = parsed(value);
    return read === undefined ? [] : [read];
  });
}

/** Repairing works character by character. */
const maxBrokenLength = 400_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escapable = /["\\/bfnrtu]/;

/** Every outermost value, repaired, in one pass. */
function repairedValues(text: string): string[] {
  const values: string[] = [];
  let out: string[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const character = text[at] ?? '';
    if (character === '"') {
      const end = readString(text, at, out);
      at = end;
      continue;
    }
    const comment = commentEnd(text, at);
    if (comment > at) {
      at = comment;
      continue;
    }
    at += 1;
    if (character === '{' || character === '[') depth += 1;
    if ((character === '}' || character === ']') && depth > 0) {
      dropComma(out);
      depth -= 1;
      out.push(character);
      if (depth === 0) {
        values.push(out.join(''));
        out = [];
      }
    } else if (depth > 0 && character > ' ' && !(character === ',' && endsOpen(out)))
      out.push(character);
  }
  return values;
}

/** Copies a string, escaping what may not stand in one; returns the position behind it. */
function readString(text: string, start: number, out: string[]): number {
  out.push('"');
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') {
      const next = text[at + 1] ?? '';
      out.push(escapable.test(next) ? character + next : `\\\\${escapes[next] ?? next}`);
      at += 1;
    } else if (character === '"') {
      if (endsHere(text, at + 1)) {
        out.push('"');
        return at + 1;
      }
      out.push('\\"');
    } else if (character < ' ') out.push(escapes[character] ?? ' ');
    else out.push(character);
  }
  out.push('"');
  return at;
}

/** A quotation mark ends its string where what follows may stand behind one. */
function endsHere(text: string, from: number): boolean {
  const behind = /^[\s]{0,200}/.exec(text.slice(from, from + 200))?.[0].length ?? 0;
  const next = text[from + behind] ?? '';
  return (
    next === '' ||
    next === ':' ||
    next === '}' ||
    next === ']' ||
    next === '/' ||
    (next === ',' && startsValue(text, from + behind + 1))
  );
}

/** Behind the comma is a value or a key, not more text. */
function startsValue(text: string, from: number): boolean {
  return /^\s*(?:["{[\]},\d\-/]|true|false|null|$)/.test(text.slice(from, from + 200));
}

function commentEnd(text: string, at: number): number {
  if (text[at] !== '/') return at;
  if (text[at + 1] === '/') {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
  }
  if (text[at + 1] !== '*') return at;
  const end = text.indexOf('*/', at + 2);
  return end < 0 ? text.length : end + 2;
}

/** Before a bracket closes: "…, ]". */
function dropComma(out: string[]): void {
  if (out.at(-1) === ',') out.pop();
}

/** Whether a comma would be one too many: "[,", ",,". */
function endsOpen(out: readonly string[]): boolean {
  const last = out.at(-1);
  return last === undefined || last === ',' || last === '[' || last === '{';
}
