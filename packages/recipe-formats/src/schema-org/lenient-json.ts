const trailing = /(?<![\s;])[\s;]+$/;

/** JSON as pages carry it: line breaks in texts, commas too many, comments, CDATA, several values. Never throws. */
export function readLenientJson(text: string): unknown[] {
  const bare = text
    .replace(/^\s*(?:\/\/\s*)?<!\[CDATA\[/, '')
    .replace(trailing, '')
    .replace(/(?:\/\/\s{0,20})?\]\]>$/, '')
    .replace(/^[\s\ufeff]*(?:<!--)?/, '')
    .replace(trailing, '')
    .replace(/-->$/, '')
    .replace(trailing, '');
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

interface Reading {
  values: string[];
  /** Of the value that is open. */
  out: string[];
  depth: number;
}

function repairedValues(text: string): string[] {
  const reading: Reading = { values: [], out: [], depth: 0 };
  for (let at = 0; at < text.length; ) {
    const comment = commentEnd(text, at);
    if (text[at] === '"') at = readString(text, at, reading.out);
    else if (comment > at) at = comment;
    else {
      readSign(text[at] ?? '', reading);
      at += 1;
    }
  }
  return reading.values;
}

function readSign(character: string, reading: Reading): void {
  if (character === '{' || character === '[') reading.depth += 1;
  if (reading.depth === 0) return;
  if (character === '}' || character === ']') closeBracket(character, reading);
  else if (character > ' ' && !(character === ',' && endsOpen(reading.out)))
    reading.out.push(character);
}

function closeBracket(bracket: string, reading: Reading): void {
  dropComma(reading.out);
  reading.depth -= 1;
  reading.out.push(bracket);
  if (reading.depth > 0) return;
  reading.values.push(reading.out.join(''));
  reading.out = [];
}

/** Copies a string, escaping what may not stand in one; returns the position behind it. */
function readString(text: string, start: number, out: string[]): number {
  out.push('"');
  let at = start + 1;
  while (at < text.length && !(text[at] === '"' && endsHere(text, at + 1)))
    at = copyCharacter(text, at, out);
  out.push('"');
  return at + 1;
}

function copyCharacter(text: string, at: number, out: string[]): number {
  const character = text[at] ?? '';
  if (character === '\\') {
    const next = text[at + 1] ?? '';
    out.push(escapable.test(next) ? character + next : `\\\\${escapes[next] ?? next}`);
    return at + 2;
  }
  if (character === '"') out.push('\\"');
  else out.push(character < ' ' ? (escapes[character] ?? ' ') : character);
  return at + 1;
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

function dropComma(out: string[]): void {
  if (out.at(-1) === ',') out.pop();
}

/** Whether a comma would be one too many: "[,", ",,". */
function endsOpen(out: readonly string[]): boolean {
  const last = out.at(-1);
  return last === undefined || last === ',' || last === '[' || last === '{';
}
