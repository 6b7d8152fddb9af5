import type { Preferences } from '@pomona/contract/accounts';
import { avoidableAllergens } from '@pomona/food/foods/allergens';
import { dietTypes } from '@pomona/food/labels/diets';
import { describe, expect, it } from 'vitest';
import { dayAfter } from '#platform/days.ts';
import { allTips, type TipId } from './catalogue.ts';
import { topicsOfGoals } from './goal-topics.ts';
import { rankedTips, tipsOfDay } from './selection.ts';
import type { NamedFood } from './tip.ts';

const preferences = (own: Partial<Preferences> = {}): Preferences => ({
  ...{ dietary_preferences: [], allergens: [], health_goals: [], favorite_cuisines: [], ...own },
});
const today = '2026-11-23';
const days = (count: number, own: Partial<Preferences> = {}): TipId[][] =>
  Array.from({ length: count }, (_, after) => tipsOfDay(preferences(own), dayAfter(today, after)));
const named = (id: TipId) => allTips.get(id)?.names ?? [];

describe('the tips of a day', () => {
  it.each([
    { name: 'without preferences', own: {} },
    { name: 'with PCOS', own: { dietary_preferences: ['PCOS' as const] } },
    { name: 'of a vegan', own: { dietary_preferences: ['Vegan' as const] } },
    { name: 'of a member who avoids all', own: { allergens: [...avoidableAllergens] } },
    {
      name: 'of a member who follows all',
      own: { dietary_preferences: [...dietTypes], allergens: [...avoidableAllergens] },
    },
  ])('WELL-08 are two or three, and all are seen before one repeats: $name', ({ own }) => {
    const suitable = rankedTips(preferences(own));
    expect(suitable.length).toBeGreaterThanOrEqual(18);
    const round = Math.ceil(suitable.length / 3);
    const shown = days(3 * round, own);
    for (const tips of shown) expect([2, 3]).toContain(tips.length);
    for (let first = 0; first <= 2 * round; first += 1)
      expect(
        shown
          .slice(first, first + round)
          .flat()
          .sort(),
      ).toEqual([...suitable].sort());
  });

  it('WELL-08 differ in category where nothing of the member ranks them', () => {
    for (const tips of days(30)) {
      const categories = tips.map((id) => allTips.get(id)?.category);
      expect(new Set(categories).size).toBeGreaterThanOrEqual(2);
    }
  });

  it('WELL-08 are general for a person without preferences', () => {
    for (const id of days(30).flat()) expect(allTips.get(id)?.only).toBeUndefined();
  });

  it.each([
    { diet: 'PCOS', tip: 'no-single-diet' },
    { diet: 'Diabetes-Friendly', tip: 'diabetes-is-work' },
    { diet: 'Vegan', tip: 'vitamin-b12' },
    { diet: 'Gluten-Free', tip: 'gluten-free-labels' },
  ] as const)('WELL-08 of $diet rank first, and $tip is for these only', ({ diet, tip }) => {
    const ranked = rankedTips(preferences({ dietary_preferences: [diet] }));
    const isAbout = (id: TipId) =>
      [...(allTips.get(id)?.helps ?? []), ...(allTips.get(id)?.only ?? [])].includes(diet);
    const matches = ranked.filter(isAbout).length;
    expect(ranked.slice(0, matches).every(isAbout)).toBe(true);
    expect(ranked.slice(0, matches)).toContain(tip);
    expect(rankedTips(preferences())).not.toContain(tip);
  });

  it('WELL-08 begin with a match on each of the days that the matches last', () => {
    const own = { dietary_preferences: ['PCOS' as const] };
    const leads = days(30, own).filter(([first]) => {
      const tip = first === undefined ? undefined : allTips.get(first);
      return [...(tip?.helps ?? []), ...(tip?.only ?? [])].includes('PCOS');
    });
    expect(leads.length).toBeGreaterThanOrEqual(20);
  });

  const avoiding: { food: NamedFood; own: Partial<Preferences> }[] = [
    { food: 'tree_nut', own: { allergens: ['Nuts'] } },
    { food: 'tree_nut', own: { allergens: ['tree_nut'] } },
    { food: 'peanut', own: { allergens: ['peanut'] } },
    { food: 'fish', own: { allergens: ['fish'] } },
    { food: 'wheat', own: { allergens: ['Gluten'] } },
    { food: 'gluten', own: { dietary_preferences: ['Gluten-Free'] } },
    { food: 'fish', own: { dietary_preferences: ['Vegetarian'] } },
    { food: 'fish', own: { dietary_preferences: ['Vegan'] } },
    { food: 'starch', own: { dietary_preferences: ['Keto'] } },
    { food: 'fruit', own: { dietary_preferences: ['Keto'] } },
  ];
  it.each(avoiding)('WELL-08 name no $food to a member with $own', ({ own, food }) => {
    expect(rankedTips(preferences()).flatMap(named)).toContain(food);
    expect(rankedTips(preferences(own)).flatMap(named)).not.toContain(food);
  });
});

describe('goals', () => {
  it.each([
    ['Manage my PCOS', 'PCOS'],
    ['Vivir mejor con el SOP', 'PCOS'],
    ['Mieux vivre avec le SOPK', 'PCOS'],
    ['Blutzucker im Blick behalten', 'Diabetes-Friendly'],
    ['Be in bed by half past ten', 'sleep'],
    ['Früher schlafen gehen', 'sleep'],
    ['Dormir mejor', 'sleep'],
    ['Move for half an hour on five days a week', 'movement'],
    ['Bouger davantage', 'movement'],
    ['Menos estrés', 'stress'],
    ['Eat beans or lentils three times a week', 'High-Fiber'],
  ])('WELL-08 “%s” is about %s', (goal, topic) => {
    expect(topicsOfGoals([goal])).toContain(topic);
  });

  it('WELL-08 are not read into words that only begin alike', () => {
    expect(topicsOfGoals(['Comer más sopa', 'Read a book', 'Selber backen'])).toEqual(new Set());
  });

  it('WELL-08 bring tips forward, those of a condition too', () => {
    const withGoals = (...goals: string[]) => rankedTips(preferences({ health_goals: goals }));
    expect(allTips.get(withGoals('Sleep eight hours')[0] ?? 'whole-fruit')?.category).toBe('sleep');
    expect(withGoals('Manage PCOS')).toContain('mood-matters');
  });
});
