/** Rows of a CSV text (RFC 4180) by the names of its first line. */
export function readCsv(text: string): Record<string, string>[] {
  const [names = [], ...rows] = cells(text);
  return rows
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])));
}

const token = /"((?:[^"]|"")*)"?|([^",\n]+)|([,\n])/g;

function cells(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  for (const [, quoted, plain, end] of text.matchAll(token)) {
    cell += quoted?.replaceAll('""', '"') ?? plain ?? '';
    if (end === undefined) continue;
    rows.at(-1)?.push(cell.trim());
    cell = '';
    if (end === '\n') rows.push([]);
  }
  if (cell !== '') rows.at(-1)?.push(cell.trim());
  return rows;
}
