import type { Endpoint } from '@pomona/contract/endpoint';
import { endpoints } from '@pomona/contract/endpoints';
import type { Recipe } from '@pomona/contract/recipes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#database/tables/recipes.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { recipeCalls } from '#test/recipe-calls.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let calls: ReturnType<typeof recipeCalls>;
let owner: SignedIn;
let others: Record<'visitor' | 'member' | 'administrator', Partial<SignedIn>>;
beforeAll(async () => {
  test = await buildTestApp();
  calls = recipeCalls(test);
  owner = await test.signIn({ name: 'Ada' });
  others = {
    visitor: {},
    member: await test.signIn(),
    administrator: await test.signIn({ isAdmin: true }),
  };
  await makeRecipe(test.database.db, { sources: [{ food: 'carrot', source: 'x', row: '1' }] });
});
afterAll(() => test.close());

/** Nobody else writes such a word. */
const secret = 'Zwetschgenfleck';
const contract: readonly Endpoint[] = endpoints;

/** Whatever names a recipe in its address. */
const named = contract.filter(
  ({ path, name }) => /\/recipes\/:|:recipe_?id/i.test(path) && name !== 'publishRecipe',
);
/** What can be asked for without naming anything. */
const open = contract.filter(({ method, path }) => method === 'GET' && !path.includes(':'));

/** Bodies that are all right, so that nothing but the recipe is refused. */
const bodies: Readonly<Record<string, object>> = {
  changeRecipe: { ...recipeBodyOf(), version: 1 },
  changeAdminRecipe: { ...recipeBodyOf(), version: 1 },
  restoreRecipeVersion: { version: 1 },
  settleFindings: { kind: 'lost_label' },
  writeReview: { rating: 5, comment: 'Fine' },
  addRecipeToShoppingList: { servings: 2 },
};
const queries: Readonly<Record<string, string>> = { exportRecipe: '?format=json-ld' };

function ask({ method, path, name, body }: Endpoint, id: string, who: Partial<SignedIn>) {
  if (body !== undefined && bodies[name] === undefined)
    throw new Error(
      `Say in \`bodies\` what ${name} takes: nobody may learn of a private recipe by it`,
    );
  const payload = bodies[name];
  const url = path.replace(':version', '1').replace(/:[a-z_]+/gi, id) + (queries[name] ?? '');
  return calls.call(method, url, who, payload ? { payload } : {});
}

/** The answer without what is of this one call. */
async function answerTo(endpoint: Endpoint, id: string, who: Partial<SignedIn>) {
  const { statusCode, body } = await ask(endpoint, id, who);
  return { statusCode, body: body.replace(/"request_id":"[^"]*"/, '').replaceAll(id, 'ID') };
}

const states: Readonly<Record<string, () => Promise<Recipe>>> = {
  private: () => calls.write({ title: `${secret} mit Karotten` }, owner),
  async deleted() {
    const recipe = await calls.write({ title: `${secret} mit Karotten` }, owner);
    await calls.remove(recipe.id, owner);
    return recipe;
  },
  async 'private again'() {
    const recipe = await calls.write({ title: `${secret} mit Karotten` }, owner);
    await calls.offer(recipe.id, owner);
    await calls.publish(recipe.id, 1, others.administrator);
    const payload = { rating: 5, comment: `A fine ${secret}` };
    await calls.call('POST', `/api/recipes/${recipe.id}/reviews`, others.member, { payload });
    await calls.call('POST', `/api/users/me/favorites/${recipe.id}`, others.member);
    await calls.withdraw(recipe.id, owner);
    return recipe;
  },
};

describe.each(Object.keys(states))('a recipe that is %s', (state) => {
  let recipe: Recipe;
  beforeAll(async () => {
    const made = await states[state]?.();
    if (made === undefined) throw new Error(`Nothing is ${state}`);
    recipe = made;
  });

  it.each(named)(
    'REC-07 $method $path answers others as if it were not there',
    async (endpoint) => {
      for (const [name, who] of Object.entries(others)) {
        const answer = await answerTo(endpoint, recipe.id, who);
        expect(answer, name).toEqual(await answerTo(endpoint, 'no-such-recipe-bcdfgh', who));
        const isStopped = endpoint.access === 'member' || endpoint.access === 'admin';
        expect(isStopped ? [404, 403, 401] : [404], name).toContain(answer.statusCode);
      }
    },
  );

  it('REC-07 POST /api/admin/recipes/:id/publication answers an administrator so, too', async () => {
    expect((await calls.publish(recipe.id, 1, others.administrator)).statusCode).toBe(404);
  });

  it.each(open)('REC-07 $method $path does not hold it', async ({ path }) => {
    for (const [name, who] of Object.entries(others)) {
      for (const query of ['', `?ids=${recipe.id}`, `?q=${secret}`, '?fields=card', '?page=1']) {
        const { body } = await calls.call('GET', `${path}${query}`, who);
        const isRefused = body.includes('"errors"');
        expect(isRefused || !body.includes(recipe.id), `${name} ${query}`).toBe(true);
        expect(isRefused || !body.includes(secret), `${name} ${query}`).toBe(true);
      }
    }
  });

  it('REC-07 stands with no food, and has no card for links', async () => {
    for (const food of ['carrot', 'greek-yogurt-whole']) {
      const page = await test.inject(`/api/food/${food}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).not.toContain(recipe.id);
    }
    const hash = /images\/([0-9a-f]+)-/.exec(recipe.image)?.[1];
    expect((await test.inject(`/api/images/${hash}-card.jpg`)).statusCode).toBe(404);
  });
});

describe('a recipe that is offered', () => {
  it('REC-07 can be judged by administrators, who can do nothing else with it', async () => {
    const { id } = await calls.write({ title: secret }, owner);
    await calls.offer(id, owner);
    const judging = [
      ...['readRecipe', 'readRecipeLabels', 'readRecipeCalculation', 'readLargerPlates'],
    ];
    for (const endpoint of named.filter(({ access }) => access !== 'admin')) {
      const statuses = await Promise.all(
        [others.visitor, others.member, others.administrator].map(
          async (who) => (await ask(endpoint, id, who)).statusCode,
        ),
      );
      const isOpen = endpoint.access !== 'member';
      const isJudging = judging.includes(endpoint.name);
      expect(statuses, endpoint.name).toEqual([isOpen ? 404 : 401, 404, isJudging ? 200 : 404]);
    }
  });
});

describe('an id', () => {
  it('REC-07 tells nothing of other recipes of the same name', async () => {
    const mine = await calls.write({ title: 'Grandmother’s soup' }, owner);
    const theirs = await calls.write({ title: 'Grandmother’s soup' }, others.member);
    for (const { id } of [mine, theirs]) expect(id).toMatch(/^grandmothers-soup-[2-9a-z]{6}$/);
    expect(mine.id).not.toBe(theirs.id);
  });

  it('FOOD-03 is never an address of the site, whatever the title', async () => {
    for (const title of [
      'new',
      'import',
      'New!',
      'IMPORT',
      'edit',
      'Борщ',
      '🍲',
      '../x',
      'constructor',
    ]) {
      const { id } = await calls.write({ title }, owner);
      expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,127}$/);
      expect(['new', 'import', 'edit']).not.toContain(id);
      expect((await calls.read(id, owner)).json().title).toBe(title);
    }
  });

  it('FOOD-03 stays when the title changes', async () => {
    const { id } = await calls.write({ title: 'Soup' }, owner);
    await calls.put(id, { ...recipeBodyOf({ title: 'Stew' }), version: 1 }, owner);
    const rows = await test.database.db.select().from(recipes).where(eq(recipes.id, id));
    expect(rows[0]?.title).toBe('Stew');
  });
});
