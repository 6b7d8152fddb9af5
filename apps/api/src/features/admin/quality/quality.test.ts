import type { QualityCounts, RecipeWithFindings } from '@pomona/contract/admin/quality';
import { lacksIndex } from '@pomona/food/figures/glycemic-load';
import { foods } from '@pomona/food/table/table';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminAudit } from '#database/tables/admin.ts';
import { recipes, type StoredLabel } from '#database/tables/recipes.ts';
import type { NewRecipe } from '#features/recipes/store.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

interface Page {
  recipes: RecipeWithFindings[];
  next_cursor: string | null;
}

let test: TestApp;
let root: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  root = await test.signIn({ name: 'Root', isAdmin: true });
});
afterAll(() => test.close());

const get = (path: string, { headers } = root) =>
  test.inject({ url: `/api/admin/quality${path}`, headers });
const counts = async () => (await get('')).json<QualityCounts>();
const found = async (kind: string) =>
  (await get(`/recipes?kind=${kind}&limit=100`)).json<{ recipes: RecipeWithFindings[] }>().recipes;
const findingsOf = async (kind: string, id: string) =>
  (await found(kind)).find((recipe) => recipe.id === id)?.findings ?? [];
const update = (id: string, change: Partial<NewRecipe>) =>
  test.database.db.update(recipes).set(change).where(eq(recipes.id, id));
const settle = (id: string, kind: string, { headers } = root) =>
  test.inject({
    ...{ method: 'POST', url: `/api/admin/quality/recipes/${id}/settled`, headers },
    payload: { kind },
  });

const verdict = (is: StoredLabel['verdict']): Partial<NewRecipe> => ({
  labels: [{ label: 'Vegan', verdict: is, because: [] }],
  dietTypes: is === 'proven' ? ['Vegan'] : [],
});
const nutrition = { calories: 80, protein: 2, carbs: 19, fiber: 6 };

describe('ADMIN-13 the data-quality board', () => {
  it('is for administrators only', async () => {
    const member = await test.signIn();
    for (const path of ['', '/recipes?kind=lost_label', '/foods'])
      expect((await get(path, member)).statusCode).toBe(403);
    expect((await settle('soup', 'lost_label', member)).statusCode).toBe(403);
  });

  it('names lines that no food was found for, until they are mended', async () => {
    const before = await counts();
    const left_out = ['3 flubberworts', 'a pinch of nothing'];
    const id = await makeRecipe(test.database.db, { nutrition: { coverage: 0, left_out } });
    expect((await findingsOf('unmatched_line', id)).map(({ subject }) => subject)).toEqual(
      left_out,
    );
    expect((await counts()).unmatched_line).toEqual({
      findings: before.unmatched_line.findings + 2,
      recipes: before.unmatched_line.recipes + 1,
    });
    await update(id, { nutrition });
    expect(await findingsOf('unmatched_line', id)).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('names labels that turned unprovable, not those that are refuted, until they are proven', async () => {
    const id = await makeRecipe(test.database.db, verdict('proven'));
    await update(id, verdict('refuted'));
    expect(await findingsOf('lost_label', id)).toEqual([]);
    await update(id, verdict('proven'));
    await update(id, { ...verdict('cannot_tell'), computedWith: 'later' });
    expect((await findingsOf('lost_label', id)).map(({ subject }) => subject)).toEqual(['Vegan']);
    await update(id, verdict('proven'));
    expect(await findingsOf('lost_label', id)).toEqual([]);
  });

  it('names figures that moved with the food table, from the first to the last, not those of another text', async () => {
    const id = await makeRecipe(test.database.db, { nutrition });
    await update(id, { nutrition: { ...nutrition, carbs: 19.05 }, computedWith: 'second' });
    expect(await findingsOf('moved_figure', id)).toEqual([]);
    await update(id, { nutrition: { ...nutrition, calories: 100 }, computedWith: 'third' });
    const { fiber: _, ...rest } = nutrition;
    await update(id, { nutrition: { ...rest, calories: 120 }, computedWith: 'fourth' });
    expect(await findingsOf('moved_figure', id)).toEqual([
      { subject: 'calories', before: 80, after: 120 },
      { subject: 'fiber', before: 6, after: null },
    ]);
    await update(id, { nutrition, computedWith: 'fifth', ingredients: ['300 g carrots'] });
    expect(await findingsOf('moved_figure', id)).toEqual([]);
  });

  it('a figure that is back where it was is none any more', async () => {
    const id = await makeRecipe(test.database.db, { nutrition });
    await update(id, { nutrition: { ...nutrition, calories: 100 }, computedWith: 'second' });
    await update(id, { nutrition, computedWith: 'third' });
    expect(await findingsOf('moved_figure', id)).toEqual([]);
  });

  it('REC-13 names translations of a text that was changed after them, until they are renewed', async () => {
    const texts = { title: 'Suppe', description: 'Eine Suppe', ingredients: ['200 g Karotten'] };
    const german = {
      ...texts,
      instructions: ['Kochen.'],
      notes: {},
      tags: [],
      stepLinks: [],
      of: 'x',
    };
    const id = await makeRecipe(test.database.db, { translations: { de: german } });
    expect(await findingsOf('outdated_translation', id)).toEqual([]);
    await update(id, { instructions: ['Cook the carrots slowly.'] });
    expect(await findingsOf('outdated_translation', id)).toMatchObject([{ subject: 'de' }]);
    expect((await counts()).outdated_translation).toEqual({ findings: 1, recipes: 1 });
    await update(id, { translations: { de: { ...german, instructions: ['Langsam kochen.'] } } });
    expect(await findingsOf('outdated_translation', id)).toEqual([]);
  });

  it('what somebody has looked at is gone, and that stands in the audit log', async () => {
    const id = await makeRecipe(test.database.db, { nutrition, ...verdict('proven') });
    const moved = { nutrition: { ...nutrition, calories: 100 }, computedWith: 'second' };
    await update(id, { ...moved, ...verdict('cannot_tell') });
    expect((await settle(id, 'moved_figure')).statusCode).toBe(204);
    expect((await settle(id, 'moved_figure')).statusCode).toBe(204);
    expect(await findingsOf('moved_figure', id)).toEqual([]);
    expect(await findingsOf('lost_label', id)).toHaveLength(1);
    const isSettled = eq(adminAudit.action, 'recipe_settled');
    expect(await test.database.db.$count(adminAudit, isSettled)).toBe(1);
    expect((await settle('nothing', 'moved_figure')).statusCode).toBe(404);
    expect((await settle(id, 'unmatched_line')).statusCode).toBe(422);
  });

  it('danger 2: shows nothing of recipes that are private or deleted', async () => {
    const owner = await test.signIn();
    const secret = { nutrition: { coverage: 0, left_out: ['a secret'] } };
    const before = await counts();
    const own = await makeRecipe(test.database.db, {
      ...secret,
      ...{ ownerId: owner.id, publishedAt: null },
    });
    await makeRecipe(test.database.db, { ...secret, deletedAt: new Date() });
    expect(await counts()).toEqual(before);
    expect((await get('/recipes?kind=unmatched_line')).body).not.toContain('a secret');
    expect((await settle(own, 'lost_label')).statusCode).toBe(404);
  });

  it('names foods with carbohydrate and without an index, the most used first', async () => {
    const [rare, common] = foods.filter(lacksIndex).map(({ names }) => names.en[0] ?? '');
    if (rare === undefined || common === undefined) throw new Error('Every food has an index');
    const made = [[rare, common, 'carrot'], [common], ['olive oil']];
    for (const of of made) {
      const sources = of.map((food) => ({ food, source: 'a source', row: 'a row' }));
      await makeRecipe(test.database.db, { sources });
    }
    expect((await get('/foods')).json()).toEqual({
      foods: [
        { key: expect.any(String), name: common, recipes: 2 },
        { key: expect.any(String), name: rare, recipes: 1 },
      ],
    });
    expect((await counts()).foods_without_index).toBe(2);
  });

  it('comes in pages, each recipe once', async () => {
    for (let place = 0; place < 7; place += 1)
      await makeRecipe(test.database.db, {
        ...{ id: `page-${place}`, nutrition: { coverage: 0, left_out: ['x', 'y'] } },
      });
    const ids: string[] = [];
    let after: string | null = '';
    while (after !== null) {
      const query: string = `kind=unmatched_line&limit=3${after && `&after=${after}`}`;
      const page: Page = (await get(`/recipes?${query}`)).json<Page>();
      ids.push(...page.recipes.map(({ id }) => id));
      after = page.next_cursor;
    }
    expect(ids).toEqual((await found('unmatched_line')).map(({ id }) => id));
    expect(ids.filter((id) => id.startsWith('page-'))).toHaveLength(7);
  });
});
