import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { longestTurn } from '#test/longest-turn.ts';

let test: TestApp;
let member: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  member = await test.signIn();
  // Tables are read and code is compiled at the first call.
  await cook({ ingredients: ['carrots'], language: 'de' });
}, 60_000);
afterAll(() => test.close());

const cook = (payload: object) =>
  test.inject({
    ...{ method: 'POST', url: '/api/ai/recipes', headers: member.headers, payload },
  });

const filled = (words: string, length: number) =>
  words
    .repeat(Math.ceil(length / words.length))
    .slice(0, length)
    .trim();

const everyRestriction = {
  diets: ['Vegan', 'Gluten-Free', 'High-Fiber', 'Heart-Healthy', 'Low-Sugar'],
  allergens: ['Nuts', 'Dairy', 'Eggs', 'Soy', 'Gluten', 'Shellfish', 'fish', 'sesame', 'celery'],
  follow_ups: ['less_carbs', 'more_protein', 'faster', 'no_oven'],
  shown: Array.from({ length: 100 }, (_, n) => filled(`dish ${n} `, 200)),
};

describe('danger 13: the largest requests', { timeout: 60_000 }, () => {
  it.each([
    'x ',
    'carrot ',
    'Karotten und ',
    '2 cups of rice or ',
    'without butter, ',
    '🥕',
    '½½½',
  ])('GEN-02 of "%s" hold nobody up, and are answered in time', async (words) => {
    const payload = {
      ...everyRestriction,
      ...{ language: 'de', max_minutes: 480, servings: 6 },
      ingredients: Array<string>(30).fill(filled(words, 100)),
      without: Array<string>(30).fill(filled(words, 100)),
      goals: filled(words, 300),
    };
    const began = performance.now();
    const statuses: number[] = [];
    const turn = await longestTurn(async (seed) => {
      statuses.push((await cook({ ...payload, seed })).statusCode);
    }, 50);
    expect(turn).toBeLessThan(50);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect((performance.now() - began) / statuses.length).toBeLessThan(8000);
  });
});
