import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createEmptyDatabase } from '#test/database.ts';
import { ask } from '#test/embedded.ts';

const folder = new URL('migrations/', import.meta.url);

it('PROF-04 goals keep their order and state when they move out of the preferences', async () => {
  const { url, close } = await createEmptyDatabase();
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const run = (name: string) => ask(url, readFileSync(new URL(name, folder), 'utf8'));
  const place = files.sort().findIndex((name) => name.startsWith('0024_'));
  for (const name of files.slice(0, place)) await run(name);
  const person = '6b1f6a52-5f0e-4f0e-9d5c-0d6f3a1c2b4d';
  const preferences = { allergens: ['Nuts'], health_goals: ['Walk', 'Sleep', 'Walk', ' '] };
  await ask(
    url,
    `INSERT INTO users (id, email, name, preferences) VALUES
       ('${person}', 'ada@example.org', 'Ada', '${JSON.stringify(preferences)}'),
       (gen_random_uuid(), 'ida@example.org', 'Ida', '{}');
     INSERT INTO achieved_goals VALUES ('${person}', 'Sleep', '2026-11-01T08:00:00Z');`,
  );
  await run(files[place] ?? '');
  expect(
    await ask(
      url,
      'SELECT text, achieved_at IS NOT NULL AS reached FROM goals ORDER BY created_at',
    ),
  ).toEqual([
    { text: 'Walk', reached: false },
    { text: 'Sleep', reached: true },
  ]);
  expect(await ask(url, `SELECT preferences FROM users WHERE id = '${person}'`)).toEqual([
    { preferences: { allergens: ['Nuts'] } },
  ]);
  await close();
});
