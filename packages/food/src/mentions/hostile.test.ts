import { describe, expect, it } from 'vitest';
import { faultsOf, hostileLines } from '../../test/hostile.ts';

const lines = hostileLines();
const described = (all: typeof lines) =>
  all.flatMap((one) => {
    const faults = faultsOf(one);
    return faults.length === 0 ? [] : `${one.language}: ${one.line} (${faults.join(', ')})`;
  });

describe('REC-09 lines that tempt to a wrong label or an empty list of allergens', () => {
  it('are at least 1,500, in four languages, and hold honest ones as well', () => {
    expect(lines.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(lines.map(({ language }) => language)).size).toBe(4);
    expect(lines.filter(({ clean }) => clean === true).length).toBeGreaterThanOrEqual(150);
  });

  it('prove nothing that is not so, and show what is in them or say that a word is not read', () => {
    expect(described(lines.filter(({ clean }) => clean !== true))).toEqual([]);
  });

  it('are proven where they only sound dangerous', () => {
    const clean = lines.filter(({ clean }) => clean === true);
    const doubted = described(clean);
    expect(doubted.length / clean.length).toBeLessThan(0.03);
  });
});
