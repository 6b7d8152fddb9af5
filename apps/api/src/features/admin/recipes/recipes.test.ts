import type { AuditEntry } from '@pomona/contract/admin/audit';
import type { AdminRecipe, RecipeText, RecipeVersionEntry } from '@pomona/contract/admin/recipes';
import type { Endpoint } from '@pomona/contract/endpoint';
import type { RecipeBody } from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { recipeCalls } from '#test/recipe-calls.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let calls: ReturnType<typeof recipeCalls>;
let root: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  calls = recipeCalls(test);
  root = await test.signIn({ name: 'Root', isAdmin: true });
  ada = await test.signIn({ name: 'Ada' });
});
afterAll(() => test.close());

const day = 24 * 60 * 60 * 1000;
const call = (method: Endpoint['method'], path: string, payload?: object, who = root) => {
  // What happens later has a later time.
  test.clock.advance(1000);
  return calls.call(method, `/api/admin/recipes${path}`, who, payload ? { payload } : {});
};
const create = async (fields: Partial<RecipeBody> = {}) =>
  (await call('POST', '', recipeBodyOf(fields))).json<Recipe>();
const change = (id: string, version: number, fields: Partial<RecipeBody>, who = root) =>
  call('PUT', `/${id}`, { ...recipeBodyOf(fields), version }, who);
const remove = (id: string) => call('DELETE', `/${id}`);
const restore = (id: string) => call('POST', `/${id}/restore`);
const codeOf = (reply: { json(): { code: string } }) => reply.json().code;

interface Page {
  recipes: AdminRecipe[];
  total: number;
  next_cursor: string | null;
}
const readPage = async (query: string) => (await call('GET', `?${query}`)).json<Page>();
const titlesOf = async (query: string) =>
  (await readPage(`limit=100&${query}`)).recipes.map(({ title }) => title);

async function pagesOf(query: string): Promise<string[]> {
  const titles: string[] = [];
  for (let after = ''; ; ) {
    const page = await readPage(`${query}&limit=2${after}`);
    titles.push(...page.recipes.map(({ title }) => title));
    if (page.next_cursor === null) return titles;
    after = `&after=${page.next_cursor}`;
  }
}

async function auditOf(id: string): Promise<string[]> {
  const reply = await calls.call('GET', '/api/admin/audit?limit=100', root);
  const { entries } = reply.json<{ entries: AuditEntry[] }>();
  return entries.filter(({ recipe }) => recipe?.id === id).map(({ action }) => action);
}
async function versionsOf(id: string): Promise<RecipeVersionEntry[]> {
  return (await call('GET', `/${id}/versions`)).json<{ versions: RecipeVersionEntry[] }>().versions;
}
async function published(title: string): Promise<Recipe> {
  const recipe = await calls.write({ title }, ada);
  await calls.offer(recipe.id, ada);
  return (await calls.publish(recipe.id, recipe.version, root)).json();
}

describe('the recipes for administrators', () => {
  it('API-15 ADMIN-05 come as a list, with and without a slash, to administrators alone', async () => {
    await makeRecipe(test.database.db, { title: 'Apple cake' });
    const list = (await call('GET', '/?limit=1000')).json<AdminRecipe[]>();
    expect(list.map(({ title }) => title)).toContain('Apple cake');
    expect((await call('GET', '?limit=1000')).json()).toEqual(list);
    expect((await call('GET', '', undefined, ada)).statusCode).toBe(403);
    expect((await test.inject({ url: '/api/admin/recipes' })).statusCode).toBe(401);
  });

  it('ADMIN-05 are searched, sorted and filtered, page by page without gaps', async () => {
    for (const [index, word] of ['Éclair', 'Zopf', 'Apfel', 'Mus', 'Brei'].entries())
      await makeRecipe(test.database.db, {
        ...{
          title: `Quark-${word}`,
          cuisine: index < 2 ? 'italian' : 'asian',
          rating: `${index}.5`,
        },
        ...{ dietTypes: index === 3 ? ['Vegan'] : [] },
        createdAt: new Date(Date.UTC(2026, 0, index + 1)),
        updatedAt: new Date(Date.UTC(2026, 5, 10 - index)),
      });
    const orders = {
      title: 'Apfel Brei Éclair Mus Zopf',
      newest: 'Brei Mus Apfel Zopf Éclair',
      changed: 'Éclair Zopf Apfel Mus Brei',
      rating: 'Brei Mus Apfel Zopf Éclair',
    };
    for (const [sort, expected] of Object.entries(orders)) {
      const found = (await pagesOf(`q=QUÁRK&sort=${sort}`)).map((title) => title.slice(6));
      expect([sort, found.join(' ')]).toEqual([sort, expected]);
    }
    expect(await titlesOf('q=quark&cuisine=italian&sort=title')).toEqual([
      'Quark-Éclair',
      'Quark-Zopf',
    ]);
    expect(await titlesOf('q=quark&diet=Vegan')).toEqual(['Quark-Mus']);
    expect((await readPage('q=100%25')).total).toBe(0);
  });

  it('ADMIN-05 refuses the end of a page in another order', async () => {
    const { next_cursor: cursor } = await readPage('limit=1&sort=title');
    const refused = await call('GET', `?sort=newest&after=${cursor}`);
    expect([refused.statusCode, codeOf(refused)]).toEqual([422, 'validation_failed']);
    expect((await call('GET', '?after=bnVsbA')).statusCode).toBe(422);
  });

  it('REC-07 never show what is private, and what a member deleted', async () => {
    const offered = await calls.write({ title: 'Rhubarb offered' }, ada);
    await calls.offer(offered.id, ada);
    await calls.write({ title: 'Rhubarb private' }, ada);
    const gone = await published('Rhubarb gone');
    await calls.remove(gone.id, ada);
    const shown = await published('Rhubarb shown');
    expect(await titlesOf('q=rhubarb')).toEqual(['Rhubarb shown']);
    expect(await titlesOf('q=rhubarb&state=members')).toEqual(['Rhubarb shown']);
    expect(await titlesOf('q=rhubarb&state=offered')).toEqual(['Rhubarb offered']);
    expect(await titlesOf('q=rhubarb&state=deleted')).toEqual([]);
    expect((await change(offered.id, 1, {})).statusCode).toBe(404);
    expect((await change(shown.id, 1, { title: 'Rhubarb changed' })).statusCode).toBe(200);
  });
});

describe('what administrators do with recipes', () => {
  it('API-17 ADMIN-06 write one for everybody, once for each key', async () => {
    const send = () =>
      calls.call('POST', '/api/admin/recipes', root, {
        payload: recipeBodyOf({ title: 'Leek tart' }),
        headers: { 'idempotency-key': '6f1c1f9e-58a8-4f0e-9a31-1a8d7f1f0c11' },
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    const recipe = first.json<Recipe>();
    expect(second.json<Recipe>().id).toBe(recipe.id);
    expect(recipe).toMatchObject({ owner_id: null, visibility: 'public', version: 1 });
    expect((await calls.read(recipe.id)).json<Recipe>().nutrition.calories).toBeGreaterThan(0);
    expect(await auditOf(recipe.id)).toEqual(['recipe_created']);
    expect((await call('POST', '', recipeBodyOf(), ada)).statusCode).toBe(403);
  });

  it('ADMIN-06 change one that stays public, and refuse an old version', async () => {
    const { id } = await published('Plum cake');
    const changed = await change(id, 1, { title: 'Plum cake, better' });
    expect(changed.json()).toMatchObject({ visibility: 'public', version: 2, author: 'Ada' });
    const late = await change(id, 1, { title: 'Plum cake, other' });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'recipe_changed']);
    expect((await calls.read(id)).json<Recipe>().title).toBe('Plum cake, better');
    expect(await auditOf(id)).toEqual(['recipe_changed', 'recipe_published']);
  });

  it('ADMIN-06 lose no change in 200 pairs that are saved at once', async () => {
    const other = await test.signIn({ name: 'Other', isAdmin: true });
    const { id } = await create({ title: 'Race 0' });
    for (let pair = 1; pair <= 200; pair += 1) {
      const both = await Promise.all([
        change(id, pair, { title: `Race ${pair} root` }),
        change(id, pair, { title: `Race ${pair} other` }, other),
      ]);
      expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
      const won = both.find(({ statusCode }) => statusCode === 200)?.json<Recipe>();
      expect((await calls.read(id)).json<Recipe>().title).toBe(won?.title);
    }
    expect((await calls.read(id)).json<Recipe>().version).toBe(201);
  }, 90_000);

  it('ADMIN-07 delete one and restore it within 30 days as it was', async () => {
    const { id } = await published('Fig jam');
    expect((await remove(id)).statusCode).toBe(204);
    expect((await calls.read(id)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
    const [listed] = (await readPage('state=deleted&q=fig')).recipes;
    expect(Date.parse(listed?.kept_until ?? '') - Date.parse(listed?.deleted_at ?? '')).toBe(
      30 * day,
    );
    expect((await restore(id)).json()).toMatchObject({ visibility: 'public' });
    expect((await restore(id)).statusCode).toBe(200);
    expect((await calls.read(id)).statusCode).toBe(200);
    expect(await auditOf(id)).toEqual(['recipe_restored', 'recipe_deleted', 'recipe_published']);
  });

  it('ADMIN-07 leave a deleted one to its owner, who restores it for themselves alone', async () => {
    const { id } = await published('Onion pie');
    await remove(id);
    expect((await calls.restore(id, ada)).json()).toMatchObject({ visibility: 'private' });
    expect((await calls.read(id)).statusCode).toBe(404);
    expect((await restore(id)).statusCode).toBe(404);
  });

  it('ADMIN-07 cannot restore after 30 days', async () => {
    const { id } = await create({ title: 'Old stew' });
    await remove(id);
    test.clock.advance(30 * day);
    // Nobody is signed in for so long.
    root = await test.signIn({ name: 'Root', isAdmin: true });
    ada = await test.signIn({ name: 'Ada' });
    expect((await restore(id)).statusCode).toBe(404);
    expect(await titlesOf('state=deleted&q=old')).toEqual([]);
  });

  it('ADMIN-05 take a published one back among the offered, and publish it again', async () => {
    const { id, version } = await published('Sorrel soup');
    const back = await call('POST', `/${id}/unpublish`);
    expect(back.json()).toMatchObject({ visibility: 'offered' });
    expect((await calls.read(id)).statusCode).toBe(404);
    test.clock.advance(1000);
    expect((await calls.publish(id, version, root)).json()).toMatchObject({ visibility: 'public' });
    expect(await auditOf(id)).toEqual([
      'recipe_published',
      'recipe_unpublished',
      'recipe_published',
    ]);
    const { id: own } = await create();
    expect((await call('POST', `/${own}/unpublish`)).statusCode).toBe(404);
  });
});

describe('the versions of a recipe', () => {
  const readVersion = (id: string, version: number) => call('GET', `/${id}/versions/${version}`);
  const restoreVersion = (id: string, older: number, version: number) =>
    call('POST', `/${id}/versions/${older}/restore`, { version });

  it('ADMIN-06 are kept with who and when, the first of a release too', async () => {
    const id = await makeRecipe(test.database.db, { title: 'Bean stew' });
    await change(id, 1, { title: 'Bean stew, better' });
    const versions = await versionsOf(id);
    expect(versions.map(({ version, editor, title }) => [version, editor?.name, title])).toEqual([
      [2, 'Root', 'Bean stew, better'],
      [1, undefined, 'Bean stew'],
    ]);
    const { text } = (await readVersion(id, 1)).json<{ text: RecipeText }>();
    expect(text).toMatchObject({ title: 'Bean stew', ingredients: ['200 g carrots'] });
    expect((await readVersion(id, 3)).statusCode).toBe(404);
  });

  it('ADMIN-06 come back as a new version, unless somebody saved meanwhile', async () => {
    const { id } = await create({ title: 'Corn bread', ingredients: ['100 g maize flour'] });
    await change(id, 1, { title: 'Corn cake', ingredients: ['200 g sugar'] });
    expect(codeOf(await restoreVersion(id, 1, 1))).toBe('recipe_changed');
    const restored = await restoreVersion(id, 1, 2);
    expect(restored.json()).toMatchObject({
      ...{ title: 'Corn bread', version: 3, ingredients: ['100 g maize flour'] },
    });
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(await auditOf(id)).toEqual([
      'recipe_version_restored',
      'recipe_changed',
      'recipe_created',
    ]);
  });

  it('REC-07 hold nothing that was private', async () => {
    const { id } = await calls.write({ title: 'Nut roll' }, ada);
    await calls.put(id, { ...recipeBodyOf({ title: 'Nut roll, secret' }), version: 1 }, ada);
    await calls.put(id, { ...recipeBodyOf({ title: 'Nut roll, shown' }), version: 2 }, ada);
    expect((await call('GET', `/${id}/versions`)).statusCode).toBe(404);
    await calls.offer(id, ada);
    await calls.publish(id, 3, root);
    expect((await versionsOf(id)).map(({ title }) => title)).toEqual(['Nut roll, shown']);
    await calls.withdraw(id, ada);
    expect((await readVersion(id, 3)).statusCode).toBe(404);
  });
});
