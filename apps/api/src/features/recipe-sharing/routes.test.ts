import { createHash, randomUUID } from 'node:crypto';
import type { Recipe } from '@pomona/contract/recipes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { recipeShares } from '#database/tables/recipe-shares.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { recipeCalls } from '#test/recipe-calls.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let calls: ReturnType<typeof recipeCalls>;
beforeAll(async () => {
  test = await buildTestApp();
  calls = recipeCalls(test);
});
afterAll(() => test.close());

const unknown = 'A'.repeat(22);
const address = (id: string) => `/api/recipes/${id}/share`;
const read = (token: string, who: Partial<SignedIn> = {}) =>
  calls.call('GET', `/api/recipes/shared/${token}`, who);
const revoke = (id: string, who: SignedIn) => calls.call('DELETE', address(id), who);

async function share(id: string, who: SignedIn): Promise<string> {
  const reply = await calls.call('POST', address(id), who);
  expect(reply.statusCode).toBe(201);
  return reply.json<{ token: string }>().token;
}

async function sharedRecipe() {
  const owner = await test.signIn({ name: 'Ada' });
  const written = { title: 'Plum bake', source_url: 'https://kitchen.example/plums?key=mine' };
  const recipe = await calls.write(written, owner);
  return { owner, recipe, token: await share(recipe.id, owner) };
}

async function expectNothing(token: string): Promise<void> {
  const { statusCode, json } = await read(token);
  expect([statusCode, json().code]).toEqual([404, 'shared_recipe_not_found']);
}

describe('a link to a private recipe', () => {
  it('SHARE-02 opens it for whoever has it, and nothing else becomes readable by it', async () => {
    const { owner, recipe, token } = await sharedRecipe();
    const other = await calls.write({ title: 'My secret stew' }, owner);
    const ben = await test.signIn();
    for (const who of [{}, ben, await test.signIn({ isAdmin: true }), owner]) {
      const reply = await read(token, who);
      expect(reply.statusCode).toBe(200);
      const shown = reply.json<Recipe>();
      expect(shown).toMatchObject({ id: recipe.id, title: 'Plum bake', author: 'Ada' });
      expect(shown.instructions).toEqual(recipe.instructions);
      expect(reply.body).not.toContain(other.id);
      expect(reply.body).not.toMatch(/@|kitchen.example/);
    }
    for (const path of ['', '/calculation', '/labels', '/similar', '/reviews', '/share'])
      expect((await calls.call('GET', `/api/recipes/${recipe.id}${path}`, ben)).statusCode).toBe(
        404,
      );
    const found = await test.inject('/api/recipes?q=plum%20bake');
    expect(found.body).not.toContain(recipe.id);
  });

  it('danger 9: the token has 128 bits, is shown once, and only its hash is stored', async () => {
    const { owner, recipe, token } = await sharedRecipe();
    expect(Buffer.from(token, 'base64url')).toHaveLength(16);
    const rows = await test.database.db.select().from(recipeShares);
    const hash = createHash('sha256').update(token).digest('hex');
    expect(rows.map(({ tokenHash }) => tokenHash.toString('hex'))).toContain(hash);
    expect(JSON.stringify(rows)).not.toContain(token);
    const state = await calls.call('GET', address(recipe.id), owner);
    expect(state.json()).toEqual({ share: { created_at: expect.any(String) } });
  });

  it('danger 9: no referrer, no index, no cache, also where the link is refused', async () => {
    const { token } = await sharedRecipe();
    for (const tried of [token, unknown]) {
      const { headers } = await read(tried);
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      });
    }
  });

  it.each(['short', 'A'.repeat(23), '%00'.padEnd(25, 'A'), "' or 1=1 --"])(
    'danger 9: %j is no link, and answers like an unknown one',
    async (token) => {
      const reply = await read(encodeURIComponent(decodeURIComponent(token)));
      expect([404, 422]).toContain(reply.statusCode);
    },
  );

  it('danger 9: guessing is throttled', async () => {
    const limited = await buildTestApp({ config: { rateLimitFactor: 0.05 } });
    try {
      const statuses = [];
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const url = `/api/recipes/shared/${randomUUID().slice(0, 22)}`;
        statuses.push((await limited.inject({ url })).statusCode);
      }
      expect(statuses).toEqual([...Array(6).fill(404), 429, 429]);
    } finally {
      await limited.close();
    }
  });

  it('SHARE-02 a token of the shopping list opens no recipe, nor the other way round', async () => {
    const { owner, token } = await sharedRecipe();
    const payload = { scope: 'read' };
    const list = await calls.call('POST', '/api/shopping/share', owner, { payload });
    await expectNothing(list.json().token);
    expect((await test.inject(`/api/shopping/shared/${token}`)).statusCode).toBe(404);
  });

  it('SHARE-02 is made, seen and revoked by the owner alone', async () => {
    const { recipe, token } = await sharedRecipe();
    const collection = await makeRecipe(test.database.db);
    const strangers = [await test.signIn(), await test.signIn({ isAdmin: true })];
    for (const who of strangers)
      for (const method of ['GET', 'POST', 'DELETE'] as const) {
        expect((await calls.call(method, address(recipe.id), who)).statusCode).toBe(404);
        expect((await calls.call(method, address(collection), who)).statusCode).toBe(403);
      }
    expect((await calls.call('POST', address(recipe.id), {})).statusCode).toBe(401);
    expect((await read(token)).statusCode).toBe(200);
  });

  it('SHARE-02 a new link ends the last one', async () => {
    const { owner, recipe, token } = await sharedRecipe();
    const second = await share(recipe.id, owner);
    await expectNothing(token);
    expect((await read(second)).statusCode).toBe(200);
  });

  it('SHARE-02 of links that are made at once exactly one opens', async () => {
    const { owner, recipe, token } = await sharedRecipe();
    const made = await Promise.all(Array.from({ length: 8 }, () => share(recipe.id, owner)));
    const statuses = await Promise.all(
      [token, ...made].map(async (each) => (await read(each)).statusCode),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses[0]).toBe(404);
  });

  it('danger 9: revoking ends it at once, also among readers, and in every process', async () => {
    const { owner, recipe, token } = await sharedRecipe();
    const second = await buildTestApp({ database: test.database });
    try {
      const readers = Array.from({ length: 12 }, () => read(token));
      const [revoked, ...answers] = await Promise.all([revoke(recipe.id, owner), ...readers]);
      expect(revoked.statusCode).toBe(204);
      for (const { statusCode } of answers) expect([200, 404]).toContain(statusCode);
      await expectNothing(token);
      const elsewhere = await second.inject({ url: `/api/recipes/shared/${token}` });
      expect(elsewhere.statusCode).toBe(404);
    } finally {
      await second.close();
    }
    expect((await calls.call('GET', address(recipe.id), owner)).json()).toEqual({ share: null });
    expect((await revoke(recipe.id, owner)).statusCode).toBe(204);
  });

  it('SHARE-02 shows what the recipe says now', async () => {
    const { owner, recipe, token } = await sharedRecipe();
    await calls.put(recipe.id, { ...recipeBodyOf({ title: 'Plum cake' }), version: 1 }, owner);
    expect((await read(token)).json().title).toBe('Plum cake');
  });

  it('SHARE-02 deleting the recipe ends it for good, whoever deletes, also while a link is made', async () => {
    const { owner, recipe, token } = await sharedRecipe();
    await calls.remove(recipe.id, owner);
    await expectNothing(token);
    await calls.restore(recipe.id, owner);
    await expectNothing(token);
    for (let round = 0; round < 5; round += 1) {
      const [made] = await Promise.all([
        calls.call('POST', address(recipe.id), owner),
        calls.remove(recipe.id, owner),
      ]);
      expect([201, 404]).toContain(made.statusCode);
      await calls.restore(recipe.id, owner);
      if (made.statusCode === 201) await expectNothing(made.json().token);
    }
  });

  it('SHARE-02 ends with the account, and rests while it is disabled', async () => {
    const { db } = test.database;
    const { owner, recipe, token } = await sharedRecipe();
    const disable = (isDisabled: boolean) =>
      db.update(users).set({ isDisabled }).where(eq(users.id, owner.id));
    await disable(true);
    await expectNothing(token);
    await disable(false);
    expect((await read(token)).statusCode).toBe(200);
    await db.delete(users).where(eq(users.id, owner.id));
    await expectNothing(token);
    const rows = await db.select().from(recipeShares).where(eq(recipeShares.recipeId, recipe.id));
    expect(rows).toEqual([]);
  });

  it('SHARE-02 goes on opening the recipe while it is offered, published and private again', async () => {
    const { owner, recipe, token } = await sharedRecipe();
    const [admin, ben] = [await test.signIn({ isAdmin: true }), await test.signIn()];
    const seen = async () => {
      const { visibility, review_count } = (await read(token)).json<Recipe>();
      return [visibility, review_count];
    };
    await calls.offer(recipe.id, owner);
    expect(await seen()).toEqual(['private', 0]);
    await calls.publish(recipe.id, 1, admin);
    const payload = { rating: 5, comment: 'Fine' };
    await calls.call('POST', `/api/recipes/${recipe.id}/reviews`, ben, { payload });
    expect(await seen()).toEqual(['public', 1]);
    await calls.withdraw(recipe.id, owner);
    expect(await seen()).toEqual(['private', 0]);
  });
});
