import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, it } from 'vitest';
import { seedSteps } from '#app.ts';
import { seedDatabase } from '#database/seed.ts';
import { builtProgram } from '#test/built.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '#test/database.ts';
import { ask } from '#test/embedded.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function opened(database: Promise<TestDatabase>): Promise<string> {
  const { url, close } = await database;
  cleanups.push(close);
  return url;
}

/** Runs the command as a process of its own. */
const run = (url: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [builtProgram('demo-cli'), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: url },
  });

const personal = [
  'sessions',
  'favourites',
  'reviews',
  'symptoms',
  'activities',
  'wellness_consents',
  'goals',
  'shopping_lists',
  'shopping_items',
  'shopping_item_recipes',
];

async function rowsOf(url: string): Promise<Record<string, unknown>> {
  const counts = personal.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`);
  const [row] = await ask(url, `SELECT ${counts.join(', ')}`);
  return row ?? {};
}

it('REV-07 one command takes all of the demonstration, nothing of anybody else, and it stays away', {
  timeout: 60_000,
}, async () => {
  const url = await opened(createTestDatabase());
  const steps = seedSteps({ hasDemo: true });
  await seedDatabase(url, steps);
  const person = '6b1f6a52-5f0e-4f0e-9d5c-0d6f3a1c2b4d';
  await ask(
    url,
    `INSERT INTO users (id, email, name, preferences) VALUES ('${person}', 'ada@example.org', 'Ada', '{}');
     INSERT INTO reviews (id, recipe_id, user_id, rating, comment)
       VALUES (gen_random_uuid(), 'greek-lentil-salad', '${person}', 2, 'Mine.');
     INSERT INTO activities (id, user_id, day, type, minutes)
       VALUES (gen_random_uuid(), '${person}', '2026-11-20', 'Yoga', 20);`,
  );
  const before = await rowsOf(url);
  for (const table of personal.filter((name) => name !== 'sessions'))
    expect(before[table], table).toBeGreaterThan(0);

  expect((await run(url, 'remove')).stdout).toMatch(/^14 accounts of the demonstration removed/);
  const none = Object.fromEntries(personal.map((table) => [table, 0]));
  expect(await rowsOf(url)).toEqual({ ...none, reviews: 1, activities: 1 });
  expect(await ask(url, 'SELECT name FROM users')).toEqual([{ name: 'Ada' }]);
  const [recipe] = await ask(
    url,
    "SELECT rating::float, review_count FROM recipes WHERE id = 'greek-lentil-salad'",
  );
  expect(recipe).toEqual({ rating: 2, review_count: 1 });

  // The next start, the first start of a newer version, and the command once more.
  expect(await seedDatabase(url, steps)).toEqual([]);
  await ask(url, "UPDATE seed_state SET version = 'older' WHERE key LIKE 'demo-%'");
  await seedDatabase(url, steps);
  expect(await rowsOf(url)).toEqual({ ...none, reviews: 1, activities: 1 });
  expect((await run(url, 'remove')).stdout).toMatch(/^There is no demonstration/);
});

it('says so where there is nothing to remove, and when the word is another', {
  timeout: 30_000,
}, async () => {
  const url = await opened(createEmptyDatabase());
  expect((await run(url, 'remove')).stdout).toMatch(/^There is no demonstration/);
  await expect(run(url, 'add')).rejects.toMatchObject({
    code: 1,
    stderr: 'Use: npm run demo:remove\n',
  });
});
