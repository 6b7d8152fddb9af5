import { describe, expect, it } from 'vitest';
import { type Day, dayAfter } from '#platform/days.ts';
import { type ActivityEntry, type SymptomEntry, wellnessFigures } from './figures.ts';

const saturday = '2026-11-21';
const energy = (day: Day, level: number): SymptomEntry => ({
  day,
  type: 'energy',
  level,
  hours: null,
});
const sleep = (day: Day, hours: number | null): SymptomEntry => ({
  day,
  type: 'sleep',
  level: 6,
  hours,
});
const walk = (day: Day): ActivityEntry => ({ day, type: 'Walking', minutes: 30 });
const figures = (symptoms: SymptomEntry[], activities: ActivityEntry[] = [], today = saturday) =>
  wellnessFigures({ symptoms, activities }, today);

describe('the four figures', () => {
  it('WELL-01 are missing, and not zero, where nothing was logged', () => {
    expect(figures([])).toEqual({
      energy: null,
      workoutsPerWeek: null,
      sleepHours: null,
      streakDays: 0,
    });
  });

  it('WELL-01 take energy of thirty days, today included, and nothing before or after', () => {
    const first = dayAfter(saturday, -29);
    const inside = [energy(first, 4), energy(saturday, 7)];
    const outside = [energy(dayAfter(first, -1), 10), energy(dayAfter(saturday, 1), 10)];
    expect(figures([...inside, ...outside]).energy).toBe(5.5);
  });

  it('WELL-01 round to one decimal', () => {
    const levels = [7, 7, 8].map((level, ago) => energy(dayAfter(saturday, -ago), level));
    expect(figures(levels).energy).toBe(7.3);
  });

  it('WELL-03 a night without hours does not pull the mean down', () => {
    expect(figures([sleep(saturday, 7.5), sleep('2026-11-20', null)]).sleepHours).toBe(7.5);
    expect(figures([sleep(saturday, null)]).sleepHours).toBeNull();
  });

  it('WELL-01 count workouts of the four whole weeks before this one', () => {
    // The week of that Saturday began on Monday, the 16th; four weeks before is the 19th of October.
    const counted = ['2026-10-19', '2026-11-15'].map(walk);
    const left = ['2026-10-18', '2026-11-16', saturday].map(walk);
    expect(figures([], [...counted, ...left]).workoutsPerWeek).toBe(0.5);
    expect(figures([], left).workoutsPerWeek).toBeNull();
  });

  it('WELL-13 a Sunday ends its week and a Monday begins one', () => {
    const activities = [walk('2026-11-22')];
    expect(figures([], activities, '2026-11-22').workoutsPerWeek).toBeNull();
    expect(figures([], activities, '2026-11-23').workoutsPerWeek).toBe(0.3);
  });
});

it('other logs carry it on', () => {
  const entries = { symptoms: [], activities: [walk(saturday)], otherDays: ['2026-11-20'] };
  expect(wellnessFigures(entries, saturday).streakDays).toBe(2);
});
