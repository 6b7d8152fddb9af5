import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAfter, dayIn } from '#platform/days.ts';
import { memberCounters, memberLevel, streakDays } from './counters.ts';

const saturday = '2026-11-21';

describe('the streak', () => {
  it('PROF-02 goes up to today, or to yesterday while today has no log yet', () => {
    expect(streakDays(['2026-11-19', '2026-11-20', saturday], saturday)).toBe(3);
    expect(streakDays(['2026-11-19', '2026-11-20'], saturday)).toBe(2);
    expect(streakDays(['2026-11-18', '2026-11-19'], saturday)).toBe(0);
  });

  it('PROF-02 ends at a day without a log, and several logs of one day are one day', () => {
    expect(streakDays([saturday, saturday, '2026-11-20', '2026-11-18'], saturday)).toBe(2);
  });

  it('WELL-13 counts calendar days, also where the clock is changed and over the new year', () => {
    expect(streakDays(['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-30')).toBe(3);
    expect(streakDays(['2026-12-31', '2027-01-01'], '2027-01-01')).toBe(2);
  });

  it('is as long as the run of days before, whatever else was logged', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 60 }), (run, more) => {
        const days = Array.from({ length: run }, (_, ago) => dayAfter(saturday, -ago));
        const older = Array.from({ length: more }, (_, ago) => dayAfter(saturday, -run - 1 - ago));
        expect(streakDays([...older, ...days], saturday)).toBe(run);
      }),
    );
  });
});

it('PROF-02 the level follows the points', () => {
  const activity = { logs: 0, reviews: 0, goalsAchieved: 0, recipesSaved: 0 };
  expect(memberLevel({ ...activity, logs: 149 })).toBe('Beginner');
  expect(memberLevel({ ...activity, logs: 149, recipesSaved: 1 })).toBe('Cook');
  expect(memberLevel({ ...activity, reviews: 79 })).toBe('Cook');
  expect(memberLevel({ ...activity, goalsAchieved: 40 })).toBe('Chef');
  expect(memberLevel({ logs: 945, reviews: 10, goalsAchieved: 0, recipesSaved: 5 })).toBe('Master');
});

it('PROF-02 goals that are marked are achieved, of all that there are', () => {
  const goals = [{ achieved_at: '2026-11-20T08:00:00.000Z' }, { achieved_at: null }];
  const member = { goals, favouriteRecipes: ['soup'], logs: 3, reviews: 1, loggedDays: [saturday] };
  expect(memberCounters(member, saturday)).toEqual({
    recipes_saved: 1,
    goals_achieved: 1,
    goals_total: 2,
    streak_days: 1,
    level: 'Beginner',
  });
});

it('WELL-13 today is the day where the member is', () => {
  const instant = Date.parse('2026-11-21T23:30:00Z');
  expect(dayIn('UTC', instant)).toBe('2026-11-21');
  expect(dayIn('Europe/Berlin', instant)).toBe('2026-11-22');
  expect(dayIn('America/Los_Angeles', Date.parse('2026-11-22T07:30:00Z'))).toBe('2026-11-21');
});
