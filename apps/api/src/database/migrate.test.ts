import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ratingScore } from '@pomona/contract/recipes/rating-score';
import { detailedAllergens } from '@pomona/food/foods/allergens';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '#test/database.ts';
import { ask, until } from '#test/embedded.ts';
import { migrateDatabase, newestMigration } from './migrate.ts';
import { findMigrationsFolder } from './migrations-folder.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  cleanups.push(() => database.close());
  return database;
}

/** The migrations and one more. */
function folderWith(sql: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pomona-migrations-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  cpSync(findMigrationsFolder(), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: object[] } = JSON.parse(readFileSync(file, 'utf8'));
  const when = newestMigration(folder) + 1;
  journal.entries.push({ idx: 99, version: '7', when, tag: '0099_next', breakpoints: true });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, '0099_next.sql'), sql);
  return folder;
}

/** The migrations before a given one. */
function folderBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pomona-migrations-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  cpSync(findMigrationsFolder(), folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal: { entries: { tag: string }[] } = JSON.parse(readFileSync(file, 'utf8'));
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

const applied = async (url: string) =>
  (await ask(url, 'SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations'))[0]?.count;

it('many processes may migrate one database at once, and again', async () => {
  const { url } = await emptyDatabase();
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(url)));
  const before = await applied(url);
  await migrateDatabase(url);
  expect(await applied(url)).toBe(before);
  expect(await ask(url, 'SELECT count(*)::int AS count FROM recipes')).toEqual([{ count: 0 }]);
});

it('a migration that is killed half-way leaves nothing behind, and the next start completes it', async () => {
  const { url } = await emptyDatabase();
  await migrateDatabase(url);
  const before = await applied(url);
  const folder = folderWith(
    'CREATE TABLE halfway (id int);\n--> statement-breakpoint\nSELECT pg_sleep(20);',
  );
  const killed = migrateDatabase(url, folder).then(
    () => 'done',
    () => 'killed',
  );
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const kill =
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'";
  await until(async () => (await admin.query(kill)).rowCount === 1);
  await admin.end();
  expect(await killed).toBe('killed');
  expect(await applied(url)).toBe(before);
  expect(await ask(url, "SELECT to_regclass('halfway') AS made")).toEqual([{ made: null }]);
  await migrateDatabase(url, folderWith('CREATE TABLE halfway (id int);'));
  expect(await ask(url, 'SELECT count(*)::int AS count FROM halfway')).toEqual([{ count: 0 }]);
});

it('a database of a newer version is left alone', async () => {
  const { url } = await emptyDatabase();
  await migrateDatabase(url, folderWith('CREATE TABLE newer (id int);'));
  await expect(migrateDatabase(url)).rejects.toThrow(/newer version of Pomona/);
});

it('LIST-09 texts are compared without accents and case', async () => {
  const { url } = await emptyDatabase();
  await migrateDatabase(url);
  expect(await ask(url, "SELECT folded('CRÈME Brûlée à l’Œuf') AS text")).toEqual([
    { text: "creme brulee a l'oeuf" },
  ]);
});

it('REC-10 what was there before the fourteen is filtered by them, and not said to be read whole', async () => {
  const { url } = await emptyDatabase();
  await migrateDatabase(url, folderBefore('0017_fourteen_allergens'));
  await ask(
    url,
    `INSERT INTO recipes (id, title, description, difficulty, meal_type, prep_minutes, cook_minutes, servings, ingredients,
       instructions, tags, author, nutrition, diet_types, labels, allergens, allergen_details, sources, computed_with)
     VALUES ('soup', 'Soup', 'Good', 'easy', 'Lunch', 5, 5, 2, '{celery}', '{}', '{}', 'Ada', '{}', '{}', '[]',
       '{}', '{celery}', '[]', 'v1')`,
  );
  await migrateDatabase(url);
  expect(await ask(url, 'SELECT may_contain, is_read_whole FROM recipes')).toEqual([
    { may_contain: [], is_read_whole: false },
  ]);
  const [row] = await ask(url, 'SELECT allergens FROM recipe_search');
  expect(row?.allergens).toBe(1 << detailedAllergens.indexOf('celery'));
});

it('LIST-18 what was there before is ordered by its score', async () => {
  const { url } = await emptyDatabase();
  await migrateDatabase(url, folderBefore('0019_rating_score'));
  await ask(
    url,
    `INSERT INTO recipes (id, title, description, difficulty, meal_type, prep_minutes, cook_minutes, servings, ingredients,
       instructions, tags, author, nutrition, diet_types, labels, allergens, allergen_details, sources, computed_with, rating,
       review_count)
     SELECT id, 'Soup', 'Good', 'easy', 'Lunch', 5, 5, 2, '{celery}', '{}', '{}', 'Ada', '{}', '{}', '[]', '{}', '{}', '[]', 'v1',
       rating, reviews FROM (VALUES ('once', 5, 1), ('often', 4.7, 30), ('never', 0, 0)) AS rated (id, rating, reviews)`,
  );
  await migrateDatabase(url);
  expect(
    await ask(url, 'SELECT recipe_id, score_falling FROM recipe_search ORDER BY score_falling'),
  ).toEqual([
    { recipe_id: 'often', score_falling: -ratingScore(4.7, 30) },
    { recipe_id: 'once', score_falling: -ratingScore(5, 1) },
    { recipe_id: 'never', score_falling: -ratingScore(0, 0) },
  ]);
});
