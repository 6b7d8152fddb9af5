/** What stands above a recipe in Cooklang: keys in lower case, values as text, lists as several. */
export type FrontMatter = ReadonlyMap<string, readonly string[]>;

const mostLines = 200;

/**
 * Reads the block between `---` lines, and lines like `>> servings: 4`; gives what is left as well. Of YAML it knows what people write
 * there: values with and without quotation marks, lists in brackets or line by line, texts over several lines.
 */
export function readFrontMatter(text: string): { facts: FrontMatter; body: string } {
  const lines = text.split(/\r\n?|\n/);
  const facts = new Map<string, string[]>();
  const first = lines.findIndex((line) => line.trim() !== '');
  let rest = lines;
  if (lines[first]?.trim() === '---') {
    const end = lines.findIndex(
      (line, index) => index > first && /^\s*(?:---|\.\.\.)\s*$/.test(line),
    );
    if (end > first) {
      readBlock(lines.slice(first + 1, Math.min(end, first + mostLines)), facts);
      rest = lines.slice(end + 1);
    }
  }
  const body = rest.filter((line) => !readOldFact(line, facts) && !/^\s*---\s*$/.test(line));
  return { facts, body: body.join('\n') };
}

/** The elder way: `>> source: https://…`. */
function readOldFact(line: string, facts: Map<string, string[]>): boolean {
  const [, key, value] = /^\s*>>\s*([^:]{1,60}):(.*)$/.exec(line) ?? [];
  if (key === undefined || value === undefined) return false;
  facts.set(key.trim().toLowerCase(), valuesIn(value));
  return true;
}

function readBlock(lines: readonly string[], facts: Map<string, string[]>): void {
  let key = '';
  for (const line of lines) {
    const [, name, value] = /^([\p{L}\d][^:#]{0,60}?)\s*:(?:\s+(.*))?$/u.exec(line) ?? [];
    if (name !== undefined) {
      key = name.toLowerCase();
      facts.set(key, /^[>|][-+]?$/.test(value ?? '') ? [] : valuesIn(value ?? ''));
      continue;
    }
    const known = facts.get(key);
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1];
    const [, inner, told] = /^\s+([\p{L}\d][^:#]{0,60}?)\s*:\s+(.*)$/u.exec(line) ?? [];
    if (known === undefined || line.trim() === '') continue;
    if (item !== undefined) known.push(unquoted(item));
    else if (known.length === 0 && inner !== undefined && told !== undefined)
      facts.set(`${key}.${inner.toLowerCase()}`, valuesIn(told));
    // A text that goes on in the next line.
    else facts.set(key, [[...known, line.trim()].join(' ')]);
  }
}

function valuesIn(value: string): string[] {
  const text = value.trim();
  if (text === '') return [];
  const list = /^\[(.*)\]$/.exec(text)?.[1];
  return list === undefined ? [unquoted(text)] : list.split(',').map(unquoted).filter(Boolean);
}

function unquoted(value: string): string {
  const text = value.trim();
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'");
  if (!/^".*"$/.test(text)) return text.replace(/\s+#\s.*$/, '');
  try {
    return String(JSON.parse(text));
  } catch {
    return text.slice(1, -1);
  }
}
