import { isMap, isScalar, isSeq, parseDocument } from 'yaml';

/** The metadata above a recipe in Cooklang: keys in lower case ("time.prep" for a nested one), values as text, lists as several. */
export type FrontMatter = ReadonlyMap<string, readonly string[]>;

const maxLines = 200;
/** A longer entry is taken as it is written: deep nesting would keep the parser busy. */
const maxEntryLength = 5000;

/** Reads the YAML between `---` lines, and lines like `>> servings: 4`; the body is the text without both. */
export function readFrontMatter(text: string): { metadata: FrontMatter; body: string } {
  const lines = text.split(/\r\n?|\n/);
  const metadata = new Map<string, string[]>();
  const first = lines.findIndex((line) => line.trim() !== '');
  let rest = lines;
  if (lines[first]?.trim() === '---') {
    const end = lines.findIndex(
      (line, index) => index > first && /^\s*(?:---|\.\.\.)\s*$/.test(line),
    );
    if (end > first) {
      for (const entry of entriesIn(lines.slice(first + 1, Math.min(end, first + maxLines))))
        readEntry(entry, metadata);
      rest = lines.slice(end + 1);
    }
  }
  const body = rest.filter((line) => !readLegacyLine(line, metadata) && !/^\s*---\s*$/.test(line));
  return { metadata, body: body.join('\n') };
}

/** A letter comes first: mails that were quoted twice begin with `>>` too. */
export const legacyLine = /^\s*>>\s*(\p{L}[^:]{0,60}):(.*)$/su;

/** The way of Cooklang before front matter: `>> source: https://…`. */
function readLegacyLine(line: string, metadata: Map<string, string[]>): boolean {
  const [, key, value] = legacyLine.exec(line) ?? [];
  if (key === undefined || value === undefined) return false;
  readEntry({ key, value: value.trim() }, metadata);
  return true;
}

interface Entry {
  key: string;
  /** Everything behind the colon, with the lines below that belong to it. */
  value: string;
}

/** Each key with its lines: what is wrong in one entry does not spoil the others. */
function entriesIn(lines: readonly string[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const [, key, value = ''] = /^([\p{L}\d][^:#]{0,60}):(?:\s(.*))?$/su.exec(line) ?? [];
    const last = entries.at(-1);
    if (key !== undefined) entries.push({ key, value });
    else if (last !== undefined) last.value += `\n${line}`;
  }
  return entries;
}

function readEntry({ key, value }: Entry, metadata: Map<string, string[]>): void {
  const name = key.trim().toLowerCase();
  const node = parsed(value);
  metadata.set(name, node === undefined ? [value.replace(/\s+/g, ' ').trim()] : textsOf(node));
  if (!isMap(node)) return;
  for (const { key: inner, value: innerValue } of node.items) {
    if (isScalar(inner))
      metadata.set(`${name}.${String(inner.value).toLowerCase()}`, textsOf(innerValue));
  }
}

/** Every scalar is text ("failsafe"): 007 and 1:30 stay as they are written. `undefined` where it is no YAML. */
function parsed(value: string): unknown {
  if (value.length > maxEntryLength) return undefined;
  try {
    const options = { schema: 'failsafe', logLevel: 'silent', uniqueKeys: false } as const;
    const { contents, errors } = parseDocument(`entry: ${value}`, options);
    return errors.length === 0 && isMap(contents) ? contents.items[0]?.value : undefined;
  } catch {
    return undefined;
  }
}

function textsOf(node: unknown): string[] {
  if (isSeq(node)) return node.items.flatMap(textsOf);
  const text = isScalar(node) && typeof node.value === 'string' ? node.value.trim() : '';
  return text === '' ? [] : [text];
}
