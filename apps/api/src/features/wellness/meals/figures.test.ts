import { describe, expect, it } from 'vitest';
import { isDayOf, isPast } from './eaten-at.ts';
import { figuresOf, sumsOf } from './figures.ts';

const at = (instant: string) => Date.parse(instant);

describe('days', () => {
  it('WELL-13 half past eleven in Los Angeles is still today there, though tomorrow in Greenwich', () => {
    const eatenAt = at('2026-11-20T23:30:00-08:00');
    expect(isDayOf('2026-11-20', eatenAt)).toBe(true);
    expect(isDayOf('2026-11-21', eatenAt)).toBe(true);
    expect(isDayOf('2026-11-19', eatenAt)).toBe(false);
    expect(isDayOf('2026-11-22', eatenAt)).toBe(false);
  });

  it('WELL-13 half past midnight in Berlin is the new day there, though the old one in Greenwich', () => {
    const eatenAt = at('2026-11-21T00:30:00+01:00');
    expect(isDayOf('2026-11-21', eatenAt)).toBe(true);
    expect(isDayOf('2026-11-19', eatenAt)).toBe(false);
    expect(isDayOf('2026-11-22', eatenAt)).toBe(false);
  });

  it('WELL-13 the hour that a clock change repeats or leaves out keeps its day', () => {
    // Los Angeles, 1 November 2026: half past one comes twice. Berlin, 28 March 2027: half past two never comes.
    for (const instant of ['2026-11-01T01:30:00-07:00', '2026-11-01T01:30:00-08:00'])
      expect(isDayOf('2026-11-01', at(instant))).toBe(true);
    for (const instant of ['2027-03-28T01:59:00+01:00', '2027-03-28T03:00:00+02:00'])
      expect(isDayOf('2027-03-28', at(instant))).toBe(true);
  });

  it('WELL-13 believes the first and the last zone on earth, and no further', () => {
    expect(isDayOf('2026-11-22', at('2026-11-21T10:00:00Z'))).toBe(true);
    expect(isDayOf('2026-11-22', at('2026-11-21T09:59:59Z'))).toBe(false);
    expect(isDayOf('2026-11-20', at('2026-11-21T11:59:59Z'))).toBe(true);
    expect(isDayOf('2026-11-20', at('2026-11-21T12:00:00Z'))).toBe(false);
  });

  it('a meal has been eaten; a clock that is ahead is forgiven', () => {
    const now = at('2026-11-21T08:00:00Z');
    expect(isPast(now + 3_600_000, now)).toBe(true);
    expect(isPast(now + 2 * 86_400_000, now)).toBe(false);
  });
});

describe('figures', () => {
  it('WELL-12 are those of the servings eaten; what is not known stays absent', () => {
    expect(figuresOf({ calories: 400, protein: 10.5 }, 1.5)).toEqual({
      calories: 600,
      protein: 15.75,
    });
    expect(figuresOf({ fiber: 0 }, 2)).toEqual({ fiber: 0 });
  });

  it('WELL-12 add up, and say when a meal did not know one', () => {
    const soup = { figures: { calories: 300.1, protein: 10 }, leftOut: [] };
    const bread = { figures: { calories: 200.2 }, leftOut: [] };
    expect(sumsOf([soup, bread])).toEqual({
      calories: { value: 500.3, is_complete: true },
      protein: { value: 10, is_complete: false },
    });
    const cake = { ...bread, leftOut: ['something blue'] };
    expect(sumsOf([soup, cake]).calories).toEqual({ value: 500.3, is_complete: false });
    expect(sumsOf([])).toEqual({});
  });
});
