import { mealTypes } from '@pomona/food/labels/diets';
import { describe, expect, it } from 'vitest';
import { type Candidate, dayNumberAt, dayPicks } from './day-picks.ts';

const recipe = (place: number, own: Partial<Candidate> = {}): Candidate => ({
  id: `dish-${place}`,
  mealType: mealTypes[place % mealTypes.length] ?? 'Dinner',
  rating: '4.700',
  reviewCount: 9,
  pictureHash: 'a'.repeat(32),
  isReadWhole: true,
  ...own,
});
const collection = (size: number, own: Partial<Candidate> = {}) =>
  Array.from({ length: size }, (_, place) => recipe(place, own));
const idsOf = (best: readonly Candidate[], day: number) => dayPicks(best, day).map(({ id }) => id);

describe('picks of the day', () => {
  const best = collection(500);

  it('LIST-11 are one for each meal, the same all day, and none that stands among the first anyway', () => {
    const firstTwelve = new Set(best.slice(0, 12).map(({ id }) => id));
    for (let day = 20_000; day < 20_400; day += 1) {
      const picks = dayPicks(best, day);
      expect(new Set(picks.map(({ mealType }) => mealType)).size).toBe(4);
      expect(picks.some(({ id }) => firstTwelve.has(id))).toBe(false);
      expect(idsOf(best, day)).toEqual(picks.map(({ id }) => id));
    }
  });

  it('LIST-11 are all others on the next day, and the first comes for another meal', () => {
    for (let day = 20_000; day < 20_400; day += 1) {
      const [today, tomorrow] = [dayPicks(best, day), dayPicks(best, day + 1)];
      expect(today.filter((one) => tomorrow.includes(one))).toEqual([]);
      expect(today[0]?.mealType).not.toBe(tomorrow[0]?.mealType);
    }
  });

  it('LIST-11 come from the well rated with a picture that were read whole', () => {
    for (const poor of [{ rating: '3.999' }, { pictureHash: null }, { isReadWhole: false }])
      expect(dayPicks(collection(500, poor), 20_000), JSON.stringify(poor)).toEqual([]);
    const unrated = collection(500, { rating: '0', reviewCount: 0 });
    expect(dayPicks(unrated, 20_000)).toHaveLength(4);
    const ranks = Array.from({ length: 400 }, (_, day) => dayPicks(best, 20_000 + day)).flat();
    expect(Math.max(...ranks.map((one) => best.indexOf(one)))).toBeLessThan(150);
  });

  it('LIST-11 come from the rated as long as there are any, and all of them come', () => {
    const mixed = best.map((one, place) =>
      place % 3 === 0 ? { ...one, rating: '0', reviewCount: 0 } : one,
    );
    const days = Array.from({ length: 150 }, (_, day) => dayPicks(mixed, 20_000 + day));
    const seen = new Set(days.flat());
    expect(seen).toEqual(
      new Set(mixed.slice(12, 150).filter(({ reviewCount }) => reviewCount > 0)),
    );
  });

  it.each([0, 1, 12])(
    'LIST-11 are none in a collection of %s, which is seen whole anyway',
    (size) => {
      expect(dayPicks(collection(size), 20_000)).toEqual([]);
    },
  );

  it('LIST-11 are as many as there are meals with a candidate', () => {
    expect(idsOf(collection(13), 20_000)).toEqual(['dish-12']);
    const dinners = collection(40, { mealType: 'Dinner' });
    expect(dayPicks(dinners, 20_000)).toHaveLength(1);
    expect(idsOf(dinners, 20_000)).not.toEqual(idsOf(dinners, 20_001));
  });

  it('LIST-11 change at midnight, in UTC', () => {
    const at = (text: string) => dayNumberAt(Date.parse(text));
    expect(at('2026-11-24T23:59:59.999Z')).toBe(at('2026-11-24T00:00:00Z'));
    expect(at('2026-11-25T00:00:00Z')).toBe(at('2026-11-24T23:59:59Z') + 1);
  });
});
