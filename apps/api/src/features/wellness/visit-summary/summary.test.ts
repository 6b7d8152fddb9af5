import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { activityTypes, symptomTypes } from '@pomona/contract/wellness';
import { mealFigureKeys } from '@pomona/contract/wellness/meals';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Day, dayAfter } from '#platform/days.ts';
import { diaryCsv } from '../history/diary-csv.ts';
import type { Diary } from '../history/store.ts';
import { type VisitDiary, visitDiaryOf } from './summary.ts';

const to = '2026-11-20';
const written = {
  createdAt: new Date('2026-11-20T08:00:00Z'),
  updatedAt: new Date('2026-11-20T08:00:00Z'),
};
const own = { userId: 'ada', ...written };

type Symptom = Diary['symptoms'][number];
type Activity = Diary['activities'][number];
type Meal = Diary['meals'][number];
const makeSymptom = (fields: Pick<Symptom, 'day' | 'type' | 'level'> & Partial<Symptom>) => ({
  ...{ id: randomUUID(), hours: null, notes: '', ...own, ...fields },
});
const makeActivity = (fields: Pick<Activity, 'day' | 'type' | 'minutes'>): Activity => ({
  ...{ id: randomUUID(), notes: 'a, "quoted"\nnote', ...own, ...fields },
});
const makeMeal = (fields: Pick<Meal, 'day' | 'figures'> & Partial<Meal>): Meal => ({
  ...{ id: randomUUID(), recipeId: null, title: '=Soup, "hot"', language: 'en', servings: 1 },
  ...{ lines: null, leftOut: [] },
  ...{ eatenAt: new Date(`${fields.day}T12:00:00Z`), ...own, ...fields },
});
const empty: Diary = { symptoms: [], activities: [], meals: [] };
const ago = (days: number) => dayAfter(to, -days);
const summaryOf = (diary: Partial<Diary>, days = 30) =>
  visitDiaryOf({ ...empty, ...diary }, { from: ago(days - 1), to });
const figure = (summary: VisitDiary, name: string) =>
  summary.figures.find(({ quantity }) => quantity === name);

describe('the summary of a span', () => {
  it('WELL-15 without an entry has a gap of all its days, and no figure', () => {
    expect(summaryOf({})).toEqual({
      ...{ from: ago(29), to, entries: Array.from({ length: 30 }, () => 0), logged_days: 0 },
      longest_gap: { from: ago(29), to, days: 30 },
      figures: [],
      movement: { weeks: expect.any(Array), types: [] },
      meals: { entries: 0, days: 0, ranges: [] },
    });
  });

  it('WELL-15 has one value a day, and never a zero for a day without an entry', () => {
    const levels = [
      [0, 2],
      [0, 5],
      [3, 9],
      [4, 4],
      [5, 10],
    ] as const;
    const symptoms = levels.map(([day, level]) =>
      makeSymptom({ day: ago(day), type: 'mood', level }),
    );
    expect(figure(summaryOf({ symptoms }), 'mood')).toEqual({
      ...{ quantity: 'mood', days: 4, median: 6.5, lowest: 3.5, highest: 10, halves: null },
    });
  });

  it('WELL-15 compares the halves of the span with five days in each', () => {
    const firstHalf = [29, 28, 27, 26, 15].map((day) =>
      makeSymptom({ day: ago(day), type: 'energy', level: 4 }),
    );
    const secondHalf = [14, 3, 2, 1].map((day) =>
      makeSymptom({ day: ago(day), type: 'energy', level: 7 }),
    );
    expect(figure(summaryOf({ symptoms: [...firstHalf, ...secondHalf] }), 'energy')?.halves).toBe(
      null,
    );
    const enough = makeSymptom({ day: to, type: 'energy', level: 9 });
    const symptoms = [...firstHalf, ...secondHalf, enough];
    expect(figure(summaryOf({ symptoms }), 'energy')?.halves).toEqual({ first: 4, second: 7 });
  });

  it('WELL-15 adds the minutes of calendar weeks, and says how many of their days are in the span', () => {
    const activities = [
      makeActivity({ day: '2026-11-15', type: 'Yoga', minutes: 20 }),
      makeActivity({ day: '2026-11-16', type: 'Walking', minutes: 30 }),
      makeActivity({ day: '2026-11-20', type: 'Walking', minutes: 45 }),
    ];
    const { movement } = summaryOf({ activities });
    expect(movement.weeks.at(0)).toEqual({ monday: '2026-10-19', days: 4, minutes: 0 });
    expect(movement.weeks.slice(-2)).toEqual([
      { monday: '2026-11-09', days: 7, minutes: 20 },
      { monday: '2026-11-16', days: 5, minutes: 75 },
    ]);
    expect(movement.types).toEqual([
      { type: 'Walking', entries: 2, minutes: 75 },
      { type: 'Yoga', entries: 1, minutes: 20 },
    ]);
  });

  it('WELL-15 counts days below, within and above the member’s own ranges; a lacking sum counts nowhere', () => {
    const eaten = [40, 60, 75, 90, 120].map((protein, at) =>
      makeMeal({ day: ago(at), figures: { protein } }),
    );
    const lacking = makeMeal({
      day: ago(9),
      figures: { protein: 500 },
      leftOut: ['a pinch of joy'],
    });
    const { meals } = visitDiaryOf(
      { ...empty, meals: [...eaten, lacking] },
      { from: ago(29), to },
      { protein: { low: 60, high: 90 }, fiber: { low: 30, high: null } },
    );
    expect(meals.ranges).toEqual([
      { quantity: 'protein', low: 60, high: 90, below: 1, within: 3, above: 1 },
      { quantity: 'fiber', low: 30, high: null, below: 0, within: 0, above: 0 },
    ]);
  });

  it('WELL-15 names the longest gap, the first of two that are equal', () => {
    const symptoms = [29, 28, 20, 19, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((day) =>
      makeSymptom({ day: ago(day), type: 'stress', level: 5 }),
    );
    expect(summaryOf({ symptoms }).longest_gap).toEqual({ from: ago(27), to: ago(21), days: 7 });
  });
});

async function* noReadings() {}
const dayWithin = (days: number) => fc.integer({ min: -20, max: days + 20 }).map(ago);
const amount = fc.double({ min: 0, max: 2000, noNaN: true }).map((value) => value / 3);

const diaries = fc.constantFrom(30, 60, 90).chain((days) => {
  const day = dayWithin(days);
  const symptom = fc
    .record({
      day,
      type: fc.constantFrom(...symptomTypes),
      level: fc.integer({ min: 1, max: 10 }),
      quarters: fc.option(fc.integer({ min: 0, max: 96 })),
    })
    .map(({ quarters, ...entry }) =>
      makeSymptom({
        ...entry,
        hours: entry.type === 'sleep' && quarters !== null ? quarters / 4 : null,
      }),
    );
  const activity = fc
    .record({
      day,
      type: fc.constantFrom(...activityTypes),
      minutes: fc.integer({ min: 1, max: 1440 }),
    })
    .map(makeActivity);
  const meal = fc
    .record({
      day,
      leftOut: fc.array(fc.constant('a "pinch", of joy'), { maxLength: 1 }),
      figures: fc.record(
        { calories: amount, protein: amount, fiber: amount, glycemic_load: amount },
        { requiredKeys: [] },
      ),
    })
    .map(makeMeal);
  return fc.record({
    days: fc.constant(days),
    symptoms: fc.array(symptom, { maxLength: 120 }),
    activities: fc.array(activity, { maxLength: 60 }),
    meals: fc.array(meal, { maxLength: 60 }),
  });
});

it('WELL-15 every figure is found again in the CSV of the same days', async () => {
  await fc.assert(
    fc.asyncProperty(diaries, async ({ days, ...all }) => {
      const span = { from: ago(days - 1), to };
      const isWithin = ({ day }: { day: Day }) => day >= span.from && day <= to;
      const diary = {
        symptoms: all.symptoms.filter(isWithin),
        activities: all.activities.filter(isWithin),
        meals: all.meals.filter(isWithin),
      };
      const rows = rowsOf(await text(diaryCsv(all, [], noReadings()))).filter(({ day = '' }) =>
        isWithin({ day }),
      );
      expectSame(visitDiaryOf(diary, span), fromCsv(rows, span, days));
    }),
    { seed: 20261120, numRuns: 60 },
  );
});

type CsvRow = Record<string, string>;

function rowsOf(csv: string): CsvRow[] {
  const fields = [...csv.replace(/^\uFEFF/, '').matchAll(/("(?:[^"]|"")*"|[^,\n]*)(,|\n|$)/g)];
  const lines: string[][] = [[]];
  for (const [, field = '', end] of fields) {
    const value = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
    lines.at(-1)?.push(value);
    if (end === '\n') lines.push([]);
  }
  const [names = [], ...entries] = lines.filter((line) => line.length > 1);
  return entries.map((line) => Object.fromEntries(names.map((name, at) => [name, line[at] ?? ''])));
}

/** Written anew from the file alone, so that a mistake of the summary is not repeated here. */
function fromCsv(rows: readonly CsvRow[], span: { from: Day; to: Day }, length: number) {
  const days = Array.from({ length }, (_, at) => dayAfter(span.from, at));
  const of = (day: Day, kind?: string) =>
    rows.filter((row) => row.day === day && (kind === undefined || row.kind === kind));
  const numbers = (some: readonly CsvRow[], column: string) =>
    some.flatMap((row) => (row[column] ? Number(row[column]) : []));
  const mean = (values: number[]) => (values.length === 0 ? null : sum(values) / values.length);
  const read: Record<string, (day: Day) => number | null> = {
    sleep_hours: (day) => mean(numbers(of(day, 'symptom'), 'hours')),
    active_minutes: (day) => {
      const minutes = numbers(of(day, 'activity'), 'minutes');
      return minutes.length === 0 ? null : sum(minutes);
    },
  };
  for (const type of symptomTypes)
    read[type] = (day) =>
      mean(
        numbers(
          of(day, 'symptom').filter((row) => row.type === type),
          'level',
        ),
      );
  for (const key of mealFigureKeys)
    read[key] = (day) => {
      const meals = of(day, 'meal');
      const values = numbers(meals, key);
      const isWhole = values.length === meals.length && meals.every((row) => row.left_out === '');
      return isWhole && meals.length > 0 ? sum(values) : null;
    };
  return {
    entries: days.map((day) => of(day).length),
    meals: { entries: rows.filter(({ kind }) => kind === 'meal').length },
    minutes: sum(numbers(rows, 'minutes')),
    figures: Object.entries(read).flatMap(([quantity, readDay]) => {
      const known = days.map(readDay);
      const values = known.filter((value) => value !== null);
      if (values.length === 0) return [];
      const [first, second] = [known.slice(0, length / 2), known.slice(length / 2)].map((half) =>
        half.filter((value) => value !== null),
      );
      const isEnough = [first, second].every((half = []) => half.length >= 5);
      return {
        quantity,
        days: values.length,
        median: middle(values),
        ...{ lowest: Math.min(...values), highest: Math.max(...values) },
        halves: isEnough ? { first: middle(first ?? []), second: middle(second ?? []) } : null,
      };
    }),
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1
    ? (sorted[Math.floor(half)] ?? 0)
    : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

/** The file rounds figures of meals to three decimals, the summary every figure to two. */
const tolerance = 0.02;

function expectSame(summary: VisitDiary, csv: ReturnType<typeof fromCsv>): void {
  expect(summary.entries).toEqual(csv.entries);
  expect(summary.logged_days).toBe(csv.entries.filter((count) => count > 0).length);
  expect(summary.meals.entries).toBe(csv.meals.entries);
  expect(sum(summary.movement.weeks.map(({ minutes }) => minutes))).toBe(csv.minutes);
  expect(sum(summary.movement.types.map(({ minutes }) => minutes))).toBe(csv.minutes);
  const byName = (a: { quantity: string }, b: { quantity: string }) =>
    a.quantity < b.quantity ? -1 : 1;
  const flat = (figures: readonly (typeof csv.figures)[number][]) =>
    figures
      .toSorted(byName)
      .flatMap(({ halves, median, lowest, highest }) => [
        ...[median, lowest, highest],
        ...(halves === null ? [] : [halves.first, halves.second]),
      ]);
  const counted = (figures: readonly (typeof csv.figures)[number][]) =>
    figures.toSorted(byName).map(({ quantity, days, halves }) => [quantity, days, halves === null]);
  expect(counted(summary.figures)).toEqual(counted(csv.figures));
  const [ours, theirs] = [flat(summary.figures), flat(csv.figures)];
  const apart = ours.map((value, at) => Math.abs(value - (theirs[at] ?? Number.NaN)));
  expect(Math.max(0, ...apart)).toBeLessThanOrEqual(tolerance);
}
