import { describe, expect, it } from 'vitest';
import {
  pastedLines,
  type Row,
  rowsOf,
  withoutRow,
  withPasted,
  withRowAt,
  withRowBack,
} from './rows.ts';

const rows: readonly Row[] = [
  { id: 'a', text: '200 g lentils' },
  { id: 'b', text: '1 onion' },
  { id: 'c', text: 'salt' },
];
const ids = (some: readonly Row[]) => some.map(({ id }) => id).join('');
const texts = (some: readonly Row[]) => some.map(({ text }) => text);

describe('ADMIN-06 rows', () => {
  it('move to another place, and stay at an end', () => {
    expect(ids(withRowAt(rows, 'a', 1))).toBe('bac');
    expect(ids(withRowAt(rows, 'c', 0))).toBe('cab');
    expect(withRowAt(rows, 'a', -1)).toBe(rows);
    expect(withRowAt(rows, 'c', 3)).toBe(rows);
  });

  it('can be removed and brought back where they were', () => {
    const rest = withoutRow(rows, 'b');
    expect(ids(rest)).toBe('ac');
    expect(ids(withRowBack(rest, { id: 'b', text: '1 onion' }, 1))).toBe('abc');
  });

  it('leave one to write into when the last is removed, and it gives way to the one brought back', () => {
    const [only] = rows;
    if (only === undefined) throw new Error('No row');
    const rest = withoutRow([only], 'a');
    expect(texts(rest)).toEqual(['']);
    expect(withRowBack(rest, only, 0)).toEqual([only]);
    expect(rowsOf([])).toHaveLength(1);
  });
});

describe('ADMIN-06 a paste', () => {
  it('is taken apart by lines, without bullets, boxes and the numbers of a list', () => {
    const text = '• 200 g lentils\r\n\n☐ 1 onion\n 1. Rinse.\n2) Simmer.\n- ½ lemon\n';
    expect(pastedLines(text)).toEqual(['200 g lentils', '1 onion', 'Rinse.', 'Simmer.', '½ lemon']);
  });

  it('keeps numbers that are amounts', () => {
    expect(pastedLines('2 eggs\n1.5 kg flour\n- 3 plums')).toEqual([
      '2 eggs',
      '1.5 kg flour',
      '3 plums',
    ]);
  });

  it('takes up what stood around the cursor', () => {
    const lines = ['1 onion', 'salt', '2 carrots'];
    const pasted = withPasted(rows, 'b', { lines, before: 'half of ', behind: ', diced' });
    expect(texts(pasted.rows)).toEqual([
      '200 g lentils',
      'half of 1 onion',
      'salt',
      '2 carrots, diced',
      'salt',
    ]);
    expect(pasted.last.text).toBe('2 carrots, diced');
    expect(new Set(pasted.rows.map(({ id }) => id)).size).toBe(5);
  });
});
