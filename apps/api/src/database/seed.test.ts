import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/database.ts';
import { ask } from '#test/embedded.ts';
import { type SeedStep, seedDatabase } from './seed.ts';
import { settings } from './tables/system.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

/** Records each run. */
const step = (key: string, version: string): SeedStep => ({
  key,
  version,
  async run(transaction) {
    await transaction
      .insert(settings)
      .values({ key, value: [version] })
      .onConflictDoUpdate({
        target: settings.key,
        set: { value: sql`${settings.value} || excluded.value` },
      });
  },
});

const traces = async () => {
  const rows = await ask(test.url, 'SELECT key, value FROM settings ORDER BY key');
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
};

it('a step runs once for each of its versions', async () => {
  expect(await seedDatabase(test.url, [step('first', 'a'), step('second', 'a')])).toEqual([
    'first',
    'second',
  ]);
  expect(await seedDatabase(test.url, [step('first', 'a'), step('second', 'b')])).toEqual([
    'second',
  ]);
  expect(await traces()).toEqual({ first: ['a'], second: ['a', 'b'] });
});

it('processes that start together run it once', async () => {
  const runs = await Promise.all([1, 2, 3].map(() => seedDatabase(test.url, [step('raced', 'a')])));
  expect(runs.flat()).toEqual(['raced']);
  expect((await traces()).raced).toEqual(['a']);
});

it('a step that fails leaves nothing behind and runs again', async () => {
  const failing: SeedStep = {
    key: 'failing',
    version: 'a',
    async run(transaction) {
      await step('failing', 'a').run(transaction);
      throw new Error('half-way');
    },
  };
  await expect(seedDatabase(test.url, [failing])).rejects.toThrow('half-way');
  expect((await traces()).failing).toBeUndefined();
  expect(await seedDatabase(test.url, [step('failing', 'a')])).toEqual(['failing']);
});
