import { type DayQuantity, dayQuantities, type Pattern } from '@pomona/contract/wellness/insights';
import { createRandom } from '@pomona/plating/random';
import { describe, expect, it } from 'vitest';
import { findPatterns } from './find-patterns.ts';

type Noise = (day: number) => number;
interface Synthetic {
  seed: string;
  days: number;
  /** Share of the days on which each quantity is logged. */
  logged: number;
  /** Of the day before that is left in this one, 0 to 1. */
  memory: number;
  shape?: (quantity: DayQuantity, noise: Noise, noiseOf: (other: DayQuantity) => Noise) => Noise;
  /** What is logged of a value around 0. */
  toLevel?: (value: number) => number;
}

/** A diary of noise; its days resemble those before as `memory` says. */
function syntheticDiary(parts: Synthetic) {
  const { seed, days, logged, memory, shape = (_, noise) => noise, toLevel = level } = parts;
  const random = createRandom(seed);
  const normal = () =>
    Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const noises = new Map(
    dayQuantities.map((quantity) => {
      let state = normal();
      const values = Array.from({ length: days }, () => {
        state = memory * state + Math.sqrt(1 - memory * memory) * normal();
        return state;
      });
      return [quantity, values];
    }),
  );
  const noiseOf = (quantity: DayQuantity) => (day: number) => noises.get(quantity)?.[day] ?? 0;
  return new Map(
    dayQuantities.map((quantity) => {
      const value = shape(quantity, noiseOf(quantity), noiseOf);
      const series = new Map<number, number>();
      for (let day = 0; day < days; day += 1)
        if (random.next() < logged) series.set(day, toLevel(value(day)));
      return [quantity, series];
    }),
  );
}

const level = (value: number) => Math.min(10, Math.max(1, Math.round(5.5 + 2 * value)));

/** The share of so many diaries in which a pattern is shown. */
async function shareWith(
  isShown: (pattern: Pattern) => boolean,
  count: number,
  diary: (at: number) => Synthetic,
): Promise<number> {
  let found = 0;
  for (let at = 0; at < count; at += 1) {
    const { patterns } = await findPatterns(syntheticDiary(diary(at)));
    if (patterns.some(isShown)) found += 1;
  }
  return found / count;
}

/** More sleep, fewer cravings: a correlation of −`strength` before it is rounded to levels. */
const planted =
  (strength: number) =>
  (quantity: DayQuantity, noise: Noise, noiseOf: (other: DayQuantity) => Noise): Noise =>
    quantity === 'cravings'
      ? (day) =>
          Math.sqrt(1 - strength * strength) * noise(day) - strength * noiseOf('sleep_hours')(day)
      : noise;

const isSleepAndCravings = ({ driver, outcome }: Pattern) =>
  driver === 'sleep_hours' && outcome === 'cravings';

describe('a thousand diaries of pure noise', () => {
  const rarely = (value: number) => (value > 0.7 ? 8 : 5);
  it.each([
    { memory: 0, days: 30, toLevel: level },
    { memory: 0.4, days: 60, toLevel: level },
    { memory: 0.7, days: 90, toLevel: level },
    { memory: 0.3, days: 30, toLevel: rarely },
  ])(
    'WELL-10 show a pattern in at most one of twenty: memory $memory, $days days',
    { timeout: 60_000 },
    async ({ memory, days, toLevel }) => {
      const share = await shareWith(
        () => true,
        250,
        (at) => ({
          ...{ seed: `noise ${memory} ${days} ${at}`, days, memory, toLevel },
          logged: 0.6 + 0.4 * ((at % 5) / 4),
        }),
      );
      expect(share).toBeLessThanOrEqual(0.05);
    },
  );
});

/** Cycles of 25 to 90 days that say nothing of anything else. */
function sawtooth(seed: string, days: number): Map<number, number> {
  const random = createRandom(seed);
  const series = new Map<number, number>();
  let since = Math.floor(random.next() * 40);
  let length = 25 + Math.floor(random.next() * 65);
  for (let day = 0; day < days; day += 1) {
    if (since >= length) {
      since = 0;
      length = 25 + Math.floor(random.next() * 65);
    }
    series.set(day, since);
    since += 1;
  }
  return series;
}

it('WELL-14 WELL-10 diaries of noise with a cycle log show a pattern in at most one of twenty', {
  timeout: 60_000,
}, async () => {
  let found = 0;
  for (let at = 0; at < 250; at += 1) {
    const parts = { seed: `cycle ${at}`, days: 120, logged: 0.8, memory: 0.4 };
    const diary = new Map(syntheticDiary(parts)).set('cycle_day', sawtooth(`saw ${at}`, 120));
    const { patterns } = await findPatterns(diary);
    if (patterns.length > 0) found += 1;
  }
  expect(found / 250).toBeLessThanOrEqual(0.05);
});

describe('a planted relation', () => {
  it.each([
    { strength: 0.7, days: 60, power: 0.7 },
    { strength: 0.6, days: 90, power: 0.7 },
    { strength: 0.5, days: 180, power: 0.9 },
  ])(
    'WELL-10 of $strength is found in $days days with a power of $power',
    { timeout: 60_000 },
    async ({ strength, days, power }) => {
      const share = await shareWith(isSleepAndCravings, 60, (at) => ({
        ...{ seed: `planted ${strength} ${at}`, days, logged: 0.8, memory: 0.3 },
        shape: planted(strength),
      }));
      expect(share).toBeGreaterThanOrEqual(power);
    },
  );

  it('WELL-10 is shown with its direction, days, interval and chance', async () => {
    const diary = syntheticDiary({
      ...{ seed: 'shown', days: 90, logged: 0.8, memory: 0.3 },
      shape: planted(0.8),
    });
    const found = await findPatterns(diary);
    const pattern = found.patterns.find(isSleepAndCravings);
    const both = [...(diary.get('sleep_hours') ?? [])].filter(([day]) =>
      diary.get('cravings')?.has(day),
    );
    expect(pattern).toMatchObject({ lag_days: 0, paired_days: both.length });
    const { low, high } = pattern?.interval ?? { low: 0, high: 0 };
    expect(low).toBeLessThan(pattern?.correlation ?? 0);
    expect(high).toBeGreaterThan(pattern?.correlation ?? 0);
    expect(high).toBeLessThan(0);
    expect(pattern?.chance).toBeLessThan(0.001);
    expect(await findPatterns(diary)).toEqual(found);
  });

  it('WELL-10 a day without one of the two changes nothing, and is never 0', async () => {
    const parts = {
      ...{ seed: 'gaps', days: 90, logged: 1, memory: 0 },
      shape: planted(0.8),
    };
    const diary = syntheticDiary(parts);
    const only = new Map(
      [...diary].filter(([quantity]) => ['sleep_hours', 'cravings'].includes(quantity)),
    );
    const lonely = new Map(only.get('cravings'));
    for (let day = 200; day < 230; day += 1) lonely.set(day, 10);
    const [pattern] = (await findPatterns(only)).patterns;
    const [same] = (await findPatterns(new Map([...only, ['cravings', lonely]]))).patterns;
    expect(same).toMatchObject({
      paired_days: pattern?.paired_days,
      correlation: pattern?.correlation,
      interval: pattern?.interval,
    });
  });
});

describe('too little', () => {
  it('WELL-10 shows nothing under 14 days with both, and says how many there are', async () => {
    const thirteen = new Map(Array.from({ length: 13 }, (_, day) => [day, day]));
    const diary = new Map<DayQuantity, Map<number, number>>([
      ['sleep_hours', thirteen],
      ['cravings', thirteen],
    ]);
    expect(await findPatterns(diary)).toEqual({
      patterns: [],
      looked_at: 0,
      missing: [{ driver: 'sleep_hours', outcome: 'cravings', lag_days: 0, paired_days: 13 }],
    });
  });

  it('WELL-10 says nothing of what never changes', async () => {
    const flat = new Map(Array.from({ length: 60 }, (_, day) => [day, 5]));
    const diary = new Map<DayQuantity, Map<number, number>>([
      ['sleep_hours', flat],
      ['cravings', new Map([...flat].map(([day]) => [day, day % 7]))],
    ]);
    expect(await findPatterns(diary)).toMatchObject({ patterns: [], missing: [] });
  });

  it('of an empty diary there is nothing to say', async () => {
    expect(await findPatterns(new Map())).toEqual({ patterns: [], looked_at: 0, missing: [] });
  });
});

it('danger 13: others are served while a full diary is looked through', async () => {
  const everyDay = Array.from({ length: 180 }, (_, day) => [day, (day * 7) % 10] as const);
  const diary = new Map(dayQuantities.map((quantity) => [quantity, new Map(everyDay)]));
  let isDone = false;
  let served = 0;
  const serve = () => {
    served += 1;
    if (!isDone) setImmediate(serve);
  };
  setImmediate(serve);
  const { patterns } = await findPatterns(diary);
  isDone = true;
  expect(patterns.length).toBeGreaterThan(3);
  // Without a pause it would be once.
  expect(served).toBeGreaterThan(5);
});
