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
  if (bare.length > longestBroken) return [];
  return repairedValues(bare).flatMap((value) => {
    const read = parsed(value);
    return read === undefined ? [] : [read];
  });
}

/** What is broken is looked at sign by sign. */
const longestBroken = 400_000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const escapes: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escapable = /["\\/bfnrtu]/;

/** One pass over the text: each outermost value repaired and by itself. */
function repairedValues(text: string): string[] {
  const values: string[] = [];
  let out: string[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; ) {
    const sign = text[at] ?? '';
    if (sign === '"') {
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
    if (sign === '{' || sign === '[') depth += 1;
    if ((sign === '}' || sign === ']') && depth > 0) {
      dropComma(out);
      depth -= 1;
      out.push(sign);
      if (depth === 0) {
        values.push(out.join(''));
        out = [];
      }
    } else if (depth > 0 && sign > ' ' && !(sign === ',' && endsOpen(out))) out.push(sign);
  }
  return values;
}

/** Copies a string with what may not stand in one escaped; gives the place behind it. */
function readString(text: string, start: number, out: string[]): number {
  out.push('"');
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') {
      const next = text[at + 1] ?? '';
      out.push(escapable.test(next) ? sign + next : `\\\\${escapes[next] ?? next}`);
      at += 1;
    } else if (sign === '"') {
      if (endsHere(text, at + 1)) {
        out.push('"');
        return at + 1;
      }
      out.push('\\"');
    } else if (sign < ' ') out.push(escapes[sign] ?? ' ');
    else out.push(sign);
  }
  out.push('"');
  return at;
}

/** A quotation mark ends its text where something follows that may stand behind one. */
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

/** Behind the comma stands a value or a key; not just more text. */
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
