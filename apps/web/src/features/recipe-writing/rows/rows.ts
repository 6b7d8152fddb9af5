/** A line or a step of a recipe that is being written; `id` stays with it wherever it is moved. */
export interface Row {
  readonly id: string;
  readonly text: string;
}

let made = 0;

export function newRow(text = ''): Row {
  made += 1;
  return { id: `row-${made}`, text };
}

/** A row for each text, and always one to write into. */
export function rowsOf(texts: readonly string[]): readonly Row[] {
  return texts.length === 0 ? [newRow()] : texts.map(newRow);
}

export function withText(rows: readonly Row[], id: string, text: string): readonly Row[] {
  return rows.map((row) => (row.id === id ? { id, text } : row));
}

export function withRowAfter(rows: readonly Row[], id: string, row: Row): readonly Row[] {
  return rows.toSpliced(positionOf(rows, id) + 1, 0, row);
}

/** The last row is emptied instead: there is always one to write into. */
export function withoutRow(rows: readonly Row[], id: string): readonly Row[] {
  const rest = rows.filter((row) => row.id !== id);
  return rest.length === 0 ? [newRow()] : rest;
}

/** Puts a removed row back where it was. */
export function withRowBack(rows: readonly Row[], row: Row, position: number): readonly Row[] {
  const [only] = rows;
  if (rows.length === 1 && only?.text === '') return [row];
  return rows.toSpliced(position, 0, row);
}

/** The row in another place; beyond an end it stays. */
export function withRowAt(rows: readonly Row[], id: string, position: number): readonly Row[] {
  const from = positionOf(rows, id);
  const row = rows[from];
  if (row === undefined || position < 0 || position >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(position, 0, row);
}

export function positionOf(rows: readonly Row[], id: string): number {
  return rows.findIndex((row) => row.id === id);
}

/** What one paste brings: its lines, without blank ones and without the marks that lists carry. */
export function pastedLines(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(listMark, '').trim())
    .filter(Boolean);
}

/** Bullets, boxes to tick, and the number of a step; a number that is an amount has no dot behind it. */
const listMark = /^\s*(?:[-–—•*·▢□☐☑✓▪■●○+]\s+|\d{1,2}[.)]\s+)/u;

/**
 * Several lines become several rows: the first and last take up what stood before and behind the cursor in the row
 * that was pasted into. Also gives the row that the cursor belongs into then.
 */
export function withPasted(
  rows: readonly Row[],
  id: string,
  pasted: { readonly lines: readonly string[]; readonly before: string; readonly behind: string },
): { rows: readonly Row[]; last: Row } {
  const position = positionOf(rows, id);
  const texts = pasted.lines.map((line, index) => {
    const start = index === 0 ? pasted.before : '';
    const end = index === pasted.lines.length - 1 ? pasted.behind : '';
    return `${start}${line}${end}`;
  });
  const added = texts.map((text, index) => (index === 0 ? { id, text } : newRow(text)));
  const last = added.at(-1) ?? { id, text: '' };
  return { rows: rows.toSpliced(position, 1, ...added), last };
}

/** What a row is described by, without what is not there. */
export function idsOf(...ids: readonly (string | undefined)[]): string | undefined {
  return ids.filter((id) => id !== undefined).join(' ') || undefined;
}
