/** Rows of a CSV text (RFC 4180) by the names of its first line. */
export function readCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cells(text);
  return rows
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}

function cells(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"') isQuoted = true;
    else if (char === ',' || char === '\n') {
      rows.at(-1)?.push(cell.trim());
      cell = '';
      if (char === '\n') rows.push([]);
    } else cell += char;
  }
  if (cell !== '') rows.at(-1)?.push(cell.trim());
  return rows;
}
