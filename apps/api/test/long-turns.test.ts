import { existsSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#database/tables/recipes.ts';
import { paths } from '#platform/paths.ts';
import { buildTestApp, type SignedIn, type TestApp } from './app.ts';
import { largestBodyOf, largestRecipes } from './largest-recipes.ts';
import { longestTurn } from './longest-turn.ts';
import { recipeBodyOf } from './recipe-body.ts';
import { recipeCalls } from './recipe-calls.ts';

const hasRenderer = existsSync(paths.renderer);
let test: TestApp;
let member: SignedIn;
let calls: ReturnType<typeof recipeCalls>;

beforeAll(async () => {
  const web = { clientFolder: paths.client, rendererFile: paths.renderer };
  test = await buildTestApp({ checksReplies: false, web: hasRenderer ? web : null });
  calls = recipeCalls(test);
  member = await test.signIn();
  // Tables are read and code is compiled at the first call.
  const { id } = await calls.write({}, member);
  for (const path of pathsOf(id)) await calls.call('GET', path, member);
}, 60_000);
afterAll(() => test.close());

/** What is read of a recipe. */
const pathsOf = (id: string) => [
  `/api/recipes/${id}`,
  `/api/recipes/${id}/labels?language=de`,
  `/api/recipes/${id}/calculation`,
  `/api/recipes/${id}/similar`,
  `/api/recipes/${id}/export?format=json-ld`,
  `/api/recipes/${id}/export?format=cooklang`,
  '/api/users/me/recipes/archive',
  ...(hasRenderer ? [`/recipes/${id}`, `/recipes/${id}/print`, '/recipes?q=x', '/'] : []),
];

/** Each round asks for an address of its own: no cache answers. */
const turnOf = (path: string) =>
  longestTurn(async (round) => {
    const mark = path.includes('?') ? '&' : '?';
    const isPage = !path.startsWith('/api');
    const address = isPage ? `${path}${mark}round=${round}` : path;
    const { statusCode } = await calls.call('GET', address, isPage ? {} : member);
    expect(statusCode, path).toBe(200);
  });

const runs = Number(process.env.POMONA_RUNS ?? 12);

describe('what holds nobody else up for a tenth of a second', () => {
  it('DETAIL-07 FOOD-05 a recipe of any words within the bounds: written, shown, explained, exported', async () => {
    await fc.assert(
      fc.asyncProperty(largestRecipes, async (recipe) => {
        let id = '';
        const turns: Record<string, number> = {};
        turns.write = await longestTurn(async () => {
          const answer = await calls.post(largestBodyOf(recipe), member);
          expect(answer.statusCode, answer.body.slice(0, 300)).toBe(201);
          id = answer.json().id;
        });
        const { db } = test.database;
        await db.update(recipes).set({ publishedAt: new Date() }).where(eq(recipes.id, id));
        for (const path of pathsOf(id)) turns[path] = await turnOf(path);
        await db.delete(recipes).where(eq(recipes.ownerId, member.id));
        expect(Object.entries(turns).filter(([, milliseconds]) => milliseconds >= 100)).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  }, 300_000);

  it.each([
    ...['x ', 'carrot ', '5 minutes ', 'half of the olive oil '],
    // Eleven foods in each line.
    'salt: <b>) 80/20-\\. chili. &amp;-',
  ])(
    'DETAIL-07 a hundred lines and sixty steps of "%s"',
    async (words) => {
      const body = recipeBodyOf({
        ingredients: Array<string>(100).fill(words.repeat(300).slice(0, 299).trim()),
        instructions: Array<string>(60).fill(words.repeat(2000).slice(0, 1999).trim()),
      });
      const { id } = await calls.write(body, member);
      const { db } = test.database;
      await db.update(recipes).set({ publishedAt: new Date() }).where(eq(recipes.id, id));
      for (const path of pathsOf(id)) expect(await turnOf(path), path).toBeLessThan(100);
    },
    60_000,
  );

  it('FOOD-05 the archive of ten such recipes', async () => {
    const owner = await test.signIn();
    const ingredients = Array<string>(100).fill('x '.repeat(150).trim());
    const instructions = Array<string>(60).fill('x '.repeat(1000).trim());
    for (let count = 0; count < 10; count += 1)
      await calls.write({ title: `Soup ${count}`, ingredients, instructions }, owner);
    const archive = () => calls.call('GET', '/api/users/me/recipes/archive', owner);
    expect(await longestTurn(archive)).toBeLessThan(100);
  }, 60_000);
});
