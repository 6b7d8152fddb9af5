import type { ImportRow, RecipeImport } from '@pomona/contract/admin/imports';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adminAudit } from '#database/tables/admin.ts';
import { importParts, importRows, recipeImports } from '#database/tables/recipe-imports.ts';
import { recipes } from '#database/tables/recipes.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { archivedRecipe, archiveOf, sendArchive } from '#test/archives.ts';
import { makeRecipe } from '#test/recipes.ts';
import { createImports } from './service.ts';

let test: TestApp;
let admin: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await test.signIn({ isAdmin: true, name: 'Ida' });
  other = await test.signIn({ isAdmin: true, name: 'Ben' });
  await test.work();
}, 60_000);
afterAll(() => test.close());
afterEach(async () => {
  await test.database.db.delete(recipeImports);
  await test.database.db.delete(recipes);
  await test.database.db.delete(adminAudit);
});

const base = '/api/admin/recipe-imports';
const defaults = { meal_type: 'Lunch', servings: 3 } as const;
const call = (
  who: SignedIn,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
) =>
  test.inject({ method, url: `${base}${url}`, headers: who.headers, ...(payload && { payload }) });
const readOwn = async (who = admin): Promise<RecipeImport | null> =>
  (await call(who, 'GET', '')).json().import;
const rowsOf = async (id: string, who = admin): Promise<ImportRow[]> =>
  (await call(who, 'GET', `/${id}/rows`)).json().rows;

async function becomes(state: RecipeImport['state'], who = admin): Promise<RecipeImport> {
  await expect
    .poll(async () => (await readOwn(who))?.state, { timeout: 30_000, interval: 50 })
    .toBe(state);
  const read = await readOwn(who);
  if (read === null) throw new Error('There is no import');
  return read;
}
async function readArchive(files: Record<string, unknown>, who = admin): Promise<RecipeImport> {
  await sendArchive(test, who, archiveOf(files));
  return becomes('read', who);
}
const codeOf = (reply: { statusCode: number; json(): { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];
const own = (who = admin) =>
  test.database.db.select().from(recipes).where(sql`owner_id = ${who.id}`).orderBy(recipes.title);

describe('an archive that is read', { timeout: 60_000 }, () => {
  it('ADMIN-12 says of each recipe what it is, and saves nothing', async () => {
    await makeRecipe(test.database.db, { title: 'Known Soup' });
    await makeRecipe(test.database.db, { sourceUrl: 'https://www.example.org/stew?utm_source=x' });
    const read = await readArchive({
      '1.json': archivedRecipe('Carrot lentils'),
      '2.json': archivedRecipe('Half of it', { recipeYield: null, recipeCategory: null }),
      '3.json': archivedRecipe('Odd', { recipeIngredient: ['400 g carrots', '2 cups zzyzzx'] }),
      '4.json': archivedRecipe('known soup'),
      '5.json': archivedRecipe('Stew', { url: 'https://example.org/stew' }),
      '6.json': archivedRecipe('CARROT LENTILS'),
      '7.json': '{"@type": "Recipe", ',
      '8.json': archivedRecipe('No steps', { recipeInstructions: [] }),
      '9.json': { name: 'a program' },
    });
    expect(read).toMatchObject({
      ...{ name: 'recipes.zip', failure: null, total: 9, chosen: 0, next_part: null },
      counts: { waiting: 0, ready: 1, doubtful: 2, duplicate: 3, failed: 3, saved: 0 },
    });
    const rows = await rowsOf(read.id);
    expect(rows.map(({ state, problem, doubts }) => [state, problem, doubts])).toEqual([
      ['ready', null, []],
      ['doubtful', null, ['no_servings', 'no_meal']],
      ['doubtful', null, ['unmatched']],
      ['duplicate', null, []],
      ['duplicate', null, []],
      ['duplicate', null, []],
      ['failed', 'broken', []],
      ['failed', 'no_instructions', ['no_instructions']],
      ['failed', 'no_recipe', []],
    ]);
    expect(rows[0]).toMatchObject({ path: '1.json', title: 'Carrot lentils', lines: 2 });
    expect(rows[0]?.labels).toContain('Vegan');
    expect(rows[2]).toMatchObject({ lines: 2, unmatched: 1 });
    expect(rows.slice(3, 6).map((row) => row.duplicate_of)).toEqual([
      { id: expect.any(String), title: 'Known Soup', because: 'title' },
      { id: expect.any(String), title: expect.any(String), because: 'source' },
      { id: null, title: 'Carrot lentils', because: 'title' },
    ]);
    expect(await own()).toEqual([]);
    expect(await test.database.db.select().from(importParts)).toEqual([]);
  });

  it('ADMIN-12 shows one in full, and pages and states of the list', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 7 }, (_, index) => [
        `${index}.json`,
        archivedRecipe(`Soup ${index}`, index === 6 ? { recipeYield: null } : {}),
      ]),
    );
    const { id } = await readArchive(files);
    const first = (await call(admin, 'GET', `/${id}/rows?limit=3&state=ready`)).json();
    expect([first.rows.length, first.next_after]).toEqual([3, 2]);
    const second = (await call(admin, 'GET', `/${id}/rows?limit=3&state=ready&after=2`)).json();
    expect([second.rows.length, second.next_after]).toEqual([3, null]);
    const one = (await call(admin, 'GET', `/${id}/rows/6`)).json();
    expect(one).toMatchObject({
      row: { position: 6, state: 'doubtful', doubts: ['no_servings'] },
      draft: { title: 'Soup 6', servings: null, instructions: ['Cook it all.'] },
      unmatched: [],
    });
    expect(codeOf(await call(admin, 'GET', `/${id}/rows/7`))).toEqual([404, 'import_not_found']);
  });

  it.each([
    ['not_an_archive', Buffer.from('Dear Ada'), 'letter.doc'],
    ['broken_archive', Buffer.from('PK\u0003\u0004'), 'a.zip'],
    ['nothing_found', archiveOf({ 'photo.jpg': 'x' }), 'a.zip'],
  ])('ADMIN-12 that cannot be read says why: %s', async (failure, bytes, name) => {
    await sendArchive(test, admin, bytes, name);
    expect(await becomes('failed')).toMatchObject({ failure, total: 0 });
    expect(await test.database.db.select().from(importParts)).toEqual([]);
    // It gives way to the next.
    await sendArchive(test, admin, archiveOf({ 'a.json': archivedRecipe('Tea') }));
    await becomes('read');
  });
});

describe('an archive that is sent', { timeout: 60_000 }, () => {
  it('ADMIN-12 comes in parts, each once and in order', async () => {
    const noise = Buffer.alloc(2_500_000, 'recipe ');
    const begun = await call(admin, 'POST', '', { name: 'a.zip', bytes: noise.length });
    const { id } = begun.json();
    expect(begun.json()).toMatchObject({ state: 'uploading', next_part: 0, received_bytes: 0 });
    const part = (number: number, bytes: Buffer, who = admin) =>
      call(who, 'PUT', `/${id}/parts/${number}`, { data: bytes.toString('base64') });
    const [one, two] = [noise.subarray(0, 1_572_864), noise.subarray(1_572_864)];
    expect(codeOf(await part(1, two))).toEqual([409, 'archive_part_unexpected']);
    expect(codeOf(await part(0, two))).toEqual([409, 'archive_part_unexpected']);
    expect(codeOf(await part(0, one, other))).toEqual([404, 'import_not_found']);
    const answers = await Promise.all([part(0, one), part(0, one)]);
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200);
    expect((await part(0, one)).json()).toMatchObject({ next_part: 1, received_bytes: 1_572_864 });
    expect((await part(1, two)).json()).toMatchObject({ next_part: null });
    expect(await becomes('failed')).toMatchObject({ failure: 'broken_archive' });
  });

  it('ADMIN-12 one at a time for each administrator, and none that is too large', async () => {
    const start = (who: SignedIn, bytes: number) => call(who, 'POST', '', { name: 'a.zip', bytes });
    expect(codeOf(await start(admin, 67_108_865))).toEqual([413, 'archive_too_large']);
    const both = await Promise.all([start(admin, 10), start(admin, 10)]);
    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]));
    expect(codeOf(await start(admin, 10))).toEqual([409, 'import_open']);
    expect((await start(other, 10)).statusCode).toBe(201);
  });

  it('ADMIN-12 leaves nothing once it is discarded, or nobody goes on with it', async () => {
    const begun = await call(admin, 'POST', '', { name: 'a.zip', bytes: 2_000_000 });
    const { id } = begun.json();
    await call(admin, 'PUT', `/${id}/parts/0`, {
      data: Buffer.alloc(1_572_864).toString('base64'),
    });
    expect((await call(other, 'DELETE', `/${id}`)).statusCode).toBe(404);
    expect((await call(admin, 'DELETE', `/${id}`)).statusCode).toBe(204);
    expect(await test.database.db.select().from(importParts)).toEqual([]);
    expect(await readOwn()).toBeNull();

    await call(admin, 'POST', '', { name: 'b.zip', bytes: 2_000_000 });
    const { id: kept } = await readArchive({ 'a.json': archivedRecipe('Tea') }, other);
    await removeAbandonedIn(2 * 3_600_000);
    expect([await readOwn(), (await readOwn(other))?.id]).toEqual([null, kept]);
    await removeAbandonedIn(7 * 86_400_000 + 1000);
    const left = await test.database.db.select().from(recipeImports);
    expect([left, await test.database.db.select().from(importRows)]).toEqual([[], []]);
  });
});

function removeAbandonedIn(milliseconds: number): Promise<void> {
  const later = new Date(test.clock.now() + milliseconds).toISOString();
  return createImports({
    ...{ database: test.database.db, databaseClock: () => sql`${later}::timestamptz` },
    audit: { batchRecorderOf: () => async () => {} },
    work: { queue: async () => {}, resume: async () => {} },
  }).removeAbandoned();
}

describe('recipes that are chosen', { timeout: 60_000 }, () => {
  const save = (id: string, body: object = {}, who = admin) =>
    call(who, 'POST', `/${id}/save`, { states: ['ready'], exceptions: [], defaults, ...body });

  it('ADMIN-12 that are ready are saved, private, and it is written down', async () => {
    const { id } = await readArchive({
      '1.json': archivedRecipe('Carrot lentils', { url: 'https://example.org/a' }),
      '2.json': archivedRecipe('Unclear', { recipeYield: null }),
      '3.json': archivedRecipe('Carrot lentils'),
    });
    const begun = await save(id);
    expect([begun.statusCode, begun.json().state]).toEqual([202, 'saving']);
    expect(await becomes('read')).toMatchObject({
      counts: { ready: 0, doubtful: 1, duplicate: 1, saved: 1 },
    });
    const [recipe, ...further] = await own();
    expect(further).toEqual([]);
    expect(recipe).toMatchObject({
      ...{ title: 'Carrot lentils', publishedAt: null, offeredAt: null, author: 'Ida' },
      ...{ servings: 4, mealType: 'Dinner', sourceUrl: 'https://example.org/a' },
    });
    expect(recipe?.dietTypes).toContain('Vegan');
    expect((await rowsOf(id))[0]).toMatchObject({ state: 'saved', recipe_id: recipe?.id });
    const audited = await test.database.db.select().from(adminAudit);
    expect(audited.map(({ adminId, action }) => [adminId, action])).toEqual([
      [admin.id, 'recipes_imported'],
    ]);
    // Members see nothing of it.
    const visitor = await test.inject(`/api/recipes/${recipe?.id}`);
    expect(visitor.statusCode).toBe(404);
  });

  it('ADMIN-12 doubtful ones and duplicates are saved where they are chosen, once', async () => {
    const { id } = await readArchive({
      '1.json': archivedRecipe('Carrot lentils'),
      '2.json': archivedRecipe('Unclear', { recipeYield: null, recipeCategory: null }),
      '3.json': archivedRecipe('Carrot lentils'),
      '4.json': '{',
    });
    await save(id, { exceptions: [0, 1, 2, 3] });
    await becomes('read');
    const saved = await own();
    expect(saved.map(({ title, servings, mealType }) => [title, servings, mealType])).toEqual([
      ['Carrot lentils', 4, 'Dinner'],
      ['Unclear', 3, 'Lunch'],
    ]);
    await save(id, { states: ['ready', 'doubtful', 'duplicate'] });
    await becomes('read');
    expect((await own()).map(({ title }) => title)).toEqual([
      ...['Carrot lentils', 'Carrot lentils', 'Unclear'],
    ]);
    // Nothing is left to save.
    expect((await save(id)).json()).toMatchObject({ state: 'read', counts: { saved: 3 } });
  });

  it('ADMIN-12 are stopped, and what is saved stays', async () => {
    const { id } = await readArchive({ '1.json': archivedRecipe('Carrot lentils') });
    expect((await call(admin, 'POST', `/${id}/stop`, {})).json().state).toBe('read');
    await test.database.db.update(recipeImports).set({ state: 'saving', defaults });
    await test.database.db.update(importRows).set({ isChosen: true });
    const stopped = (await call(admin, 'POST', `/${id}/stop`, {})).json();
    expect(stopped).toMatchObject({ state: 'read', chosen: 0, counts: { ready: 1 } });
    await test.database.db.update(recipeImports).set({ state: 'reading' });
    await test.database.db.update(importRows).set({ state: 'waiting' });
    const unread = (await call(admin, 'POST', `/${id}/stop`, {})).json();
    expect(unread).toMatchObject({ state: 'read', counts: { failed: 1 } });
    expect((await rowsOf(id))[0]?.problem).toBe('stopped');
  });

  it('ADMIN-12 are not saved before all is read', async () => {
    const begun = await call(admin, 'POST', '', { name: 'a.zip', bytes: 2_000_000 });
    expect(codeOf(await save(begun.json().id))).toEqual([409, 'import_not_read_yet']);
  });

  it('ADMIN-12 beyond what a member may have say so, one by one', async () => {
    for (let index = 0; index < 999; index += 1)
      await makeRecipe(test.database.db, { ownerId: admin.id, publishedAt: null });
    const { id } = await readArchive({
      '1.json': archivedRecipe('Fits'),
      '2.json': archivedRecipe('Fits no more'),
    });
    await save(id);
    await becomes('read');
    expect((await rowsOf(id)).map(({ state, problem }) => [state, problem])).toEqual([
      ['saved', null],
      ['failed', 'too_many_recipes'],
    ]);
  });

  it('ADMIN-12 two administrators at once have each their own', async () => {
    const files = (name: string) => ({
      '1.json': archivedRecipe(`${name} soup`),
      '2.json': archivedRecipe(`${name} stew`),
    });
    const [mine, theirs] = await Promise.all([
      readArchive(files('Red'), admin),
      readArchive(files('Green'), other),
    ]);
    for (const url of [
      `/${theirs.id}/rows`,
      `/${theirs.id}/rows/0`,
      `/${theirs.id}/report?format=csv`,
    ])
      expect(codeOf(await call(admin, 'GET', url))).toEqual([404, 'import_not_found']);
    expect((await save(theirs.id)).statusCode).toBe(404);
    await Promise.all([save(mine.id), save(theirs.id, {}, other)]);
    await Promise.all([becomes('read', admin), becomes('read', other)]);
    expect((await own(admin)).map(({ title }) => title)).toEqual(['Red soup', 'Red stew']);
    expect((await own(other)).map(({ title }) => title)).toEqual(['Green soup', 'Green stew']);
  });
});

it('ADMIN-12 the report names every recipe, as CSV and as JSON, and no formula runs', async () => {
  const { id } = await readArchive({
    '1.json': archivedRecipe('=HYPERLINK("https://evil.example")'),
    '2.json': '{',
  });
  const csv = await call(admin, 'GET', `/${id}/report?format=csv`);
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.headers['content-disposition']).toContain('pomona-import.csv');
  const [head, first, second] = csv.body.replace('\ufeff', '').split('\n');
  expect(head).toContain('number,file,title,state,reason,lines');
  expect(first).toContain(`"'=HYPERLINK`);
  expect(second).toMatch(/^2,2\.json,,failed,broken,0/);
  const json = await call(admin, 'GET', `/${id}/report?format=json`);
  expect(JSON.parse(json.body)).toEqual(await rowsOf(id));
}, 60_000);

it('ADMIN-12 an archive that ends its process every time is given up', async () => {
  const begun = await call(admin, 'POST', '', { name: 'a.zip', bytes: 2_000_000 });
  await test.database.db.update(recipeImports).set({ state: 'unpacking', attempts: 5 });
  expect(begun.statusCode).toBe(201);
  expect(await becomes('failed')).toMatchObject({ failure: 'not_read' });
}, 60_000);
