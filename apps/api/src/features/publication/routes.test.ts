import type { RecipeBody } from '@pomona/contract/recipe-writing';
import type { Recipe, RecipeCard } from '@pomona/contract/recipes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDataVersion } from '#database/data-versions.ts';
import { users } from '#database/tables/accounts.ts';
import { recipes } from '#database/tables/recipes.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { photoOf } from '#test/photo.ts';
import { recipeBodyOf } from '#test/recipe-body.ts';
import { recipeCalls } from '#test/recipe-calls.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let calls: ReturnType<typeof recipeCalls>;
let ada: SignedIn;
let bob: SignedIn;
let admin: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  calls = recipeCalls(test);
  ada = await test.signIn({ name: 'Ada' });
  bob = await test.signIn({ name: 'Bob' });
  admin = await test.signIn({ name: 'Grace', isAdmin: true });
});
afterAll(() => test.close());

async function offered(fields: Partial<RecipeBody> = {}, who = ada): Promise<Recipe> {
  const { id } = await calls.write(fields, who);
  return (await calls.offer(id, who)).json();
}

async function published(fields: Partial<RecipeBody> = {}, who = ada): Promise<Recipe> {
  const { id, version } = await offered(fields, who);
  const answer = await calls.publish(id, version, admin);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const listedIds = async () =>
  (await test.inject('/api/recipes/?fields=card')).json<RecipeCard[]>().map(({ id }) => id);

describe('offering', () => {
  it('REC-07 lays a recipe before the administrators, the oldest offer first', async () => {
    const before = (await calls.listOffered(admin)).length;
    const first = await offered({ title: 'First' });
    test.clock.advance(1000);
    const second = await offered({ title: 'Second' });
    expect([first.visibility, first.version]).toEqual(['offered', 1]);
    const list = (await calls.listOffered(admin)).slice(before);
    expect(list.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(list[1]).toMatchObject({
      visibility: 'offered',
      version: 1,
      author: 'Ada',
      offered_at: new Date(test.clock.now()).toISOString(),
    });
  });

  it('changes nothing the second time, and keeps its place in the line', async () => {
    const recipe = await offered();
    const place = (await calls.listOffered(admin)).find(({ id }) => id === recipe.id);
    test.clock.advance(5000);
    expect((await calls.offer(recipe.id, ada)).json()).toEqual(recipe);
    expect((await calls.listOffered(admin)).find(({ id }) => id === recipe.id)).toEqual(place);
  });

  it('REC-07 is its owner’s to do: 404 for others, forbidden for what everybody may read', async () => {
    const { id } = await calls.write({}, ada);
    const catalogue = await makeRecipe(test.database.db);
    for (const who of [bob, admin]) {
      expect((await calls.offer(id, who)).statusCode).toBe(404);
      expect((await calls.withdraw(id, who)).statusCode).toBe(404);
      expect((await calls.offer(catalogue, who)).statusCode).toBe(403);
      expect((await calls.withdraw(catalogue, who)).statusCode).toBe(403);
    }
  });

  it('can be taken back, as often as one likes', async () => {
    const { id } = await offered();
    for (let time = 0; time < 2; time += 1) {
      expect((await calls.withdraw(id, ada)).json().visibility).toBe('private');
    }
    expect((await calls.listOffered(admin)).map((each) => each.id)).not.toContain(id);
    expect((await calls.publish(id, 1, admin)).statusCode).toBe(404);
  });
});

describe('publishing', () => {
  it('REC-07 makes it everybody’s, at once, with its author’s name', async () => {
    const recipe = await published({ title: 'Everybody’s soup' });
    expect(recipe).toMatchObject({ visibility: 'public', author: 'Ada', owner_id: ada.id });
    expect((await calls.read(recipe.id)).json()).toEqual(recipe);
    expect(await listedIds()).toContain(recipe.id);
    expect((await calls.listOffered(admin)).map(({ id }) => id)).not.toContain(recipe.id);
  });

  it('is an administrator’s alone, also for one’s own recipe', async () => {
    const { id } = await offered();
    expect((await calls.publish(id, 1, ada)).statusCode).toBe(403);
    expect((await calls.decline(id, bob)).statusCode).toBe(403);
    expect((await calls.listOffered(ada)) as unknown).toBeUndefined();
  });

  it('REC-07 publishes nothing that was not offered', async () => {
    const { id } = await calls.write({}, ada);
    const catalogue = await makeRecipe(test.database.db);
    for (const each of [id, catalogue, 'no-such-recipe']) {
      expect((await calls.publish(each, 1, admin)).statusCode, each).toBe(404);
      expect((await calls.decline(each, admin)).statusCode, each).toBe(404);
    }
  });

  it('REC-07 publishes what was read, and not what was changed meanwhile', async () => {
    const { id } = await offered();
    await calls.put(id, { ...recipeBodyOf({ title: 'Changed' }), version: 1 }, ada);
    const late = await calls.publish(id, 1, admin);
    expect([late.statusCode, late.json().code]).toEqual([409, 'recipe_changed']);
    expect((await calls.read(id)).statusCode).toBe(404);
    expect((await calls.publish(id, 2, admin)).json().title).toBe('Changed');
  });

  it('is the same the second time', async () => {
    const recipe = await published();
    expect((await calls.publish(recipe.id, 1, admin)).json()).toEqual(recipe);
    expect((await calls.publish(recipe.id, 2, admin)).statusCode).toBe(409);
  });

  it('REC-07 of an edit and a publication at once nothing unread is ever public', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await offered();
      const body = { ...recipeBodyOf({ title: `Unread ${round}` }), version: 1 };
      const [edit, publication] = await Promise.all([
        calls.put(id, body, ada),
        calls.publish(id, 1, admin),
      ]);
      expect(edit.statusCode).toBe(200);
      expect([200, 409]).toContain(publication.statusCode);
      expect((await calls.read(id)).statusCode).toBe(404);
      expect((await calls.read(id, ada)).json()).toMatchObject({
        version: 2,
        visibility: 'offered',
      });
    }
  });
});

describe('a published recipe', () => {
  it('REC-07 that is changed is private and offered again, and leaves the list at once', async () => {
    const { id } = await published();
    expect(await listedIds()).toContain(id);
    const body = { ...recipeBodyOf({ title: 'Better soup' }), version: 1 };
    const changed = (await calls.put(id, body, ada)).json<Recipe>();
    expect([changed.visibility, changed.version]).toEqual(['offered', 2]);
    expect((await calls.read(id)).statusCode).toBe(404);
    expect(await listedIds()).not.toContain(id);
    expect((await calls.publish(id, 2, admin)).json().title).toBe('Better soup');
    expect(await listedIds()).toContain(id);
  });

  it('that is saved without a change stays published', async () => {
    const recipe = await published();
    const same = await calls.put(recipe.id, { ...recipeBodyOf(), version: 1 }, ada);
    expect(same.json()).toEqual(recipe);
    expect((await calls.read(recipe.id)).statusCode).toBe(200);
  });

  it('that is saved with the drawn picture that it has, or its photo sent again, stays published', async () => {
    const photo = await photoOf('#884422');
    for (const [before, image] of [
      [{}, null],
      [{ image: photo }, photo],
    ] as const) {
      const recipe = await published(before);
      const same = await calls.put(recipe.id, { ...recipeBodyOf(), image, version: 1 }, ada);
      expect(same.json()).toEqual(recipe);
      expect((await calls.read(recipe.id)).statusCode).toBe(200);
    }
  });

  it('REC-07 is published by a version that a database can hold, and by no other number', async () => {
    const { id } = await offered();
    for (const version of [2 ** 31, 2 ** 53 - 1, 1e300]) {
      const answer = await calls.publish(id, version, admin);
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'validation_failed']);
    }
    expect((await calls.publish(id, 2 ** 31 - 1, admin)).json().code).toBe('recipe_changed');
    expect((await calls.publish('no-such-recipe', 2 ** 31 - 1, admin)).statusCode).toBe(404);
  });

  it('that gets another picture is offered again', async () => {
    const { id } = await published({ image: await photoOf('#224488') });
    for (const image of [null, await photoOf('#448822')]) {
      const { version } = (await calls.read(id, ada)).json<Recipe>();
      const changed = await calls.put(id, { ...recipeBodyOf(), image, version }, ada);
      expect(changed.json()).toMatchObject({ visibility: 'offered', version: version + 1 });
    }
  });

  it('is private again when it is withdrawn, declined or deleted', async () => {
    for (const way of [calls.withdraw, calls.decline, calls.remove]) {
      const { id } = await published();
      expect(await listedIds()).toContain(id);
      const answer = await way(id, way === calls.decline ? admin : ada);
      expect([200, 204]).toContain(answer.statusCode);
      expect((await calls.read(id)).statusCode).toBe(404);
      expect((await calls.read(id, bob)).statusCode).toBe(404);
      expect(await listedIds()).not.toContain(id);
    }
  });

  it('deleted by its owner and declined meanwhile, does not come back published', async () => {
    const { id } = await published();
    await calls.remove(id, ada);
    expect((await calls.decline(id, admin)).statusCode).toBe(204);
    expect((await calls.restore(id, ada)).json().visibility).toBe('private');
  });

  it('REC-07 is changed and deleted by nobody but its owner', async () => {
    const { id } = await published();
    for (const who of [bob, admin]) {
      expect((await calls.put(id, { ...recipeBodyOf(), version: 1 }, who)).statusCode).toBe(403);
      expect((await calls.remove(id, who)).statusCode).toBe(403);
    }
  });

  it('bears the name that its author has now', async () => {
    const author = await test.signIn({ name: 'Before' });
    const { id } = await published({}, author);
    const { db } = test.database;
    await db.update(users).set({ name: 'After' }).where(eq(users.id, author.id));
    expect((await calls.read(id)).json().author).toBe('After');
    test.clock.advance(2001);
    const cards = (await test.inject('/api/recipes/?fields=card')).json<RecipeCard[]>();
    expect(cards.find((card) => card.id === id)?.author).toBe('After');
  });

  it('leaves with its author', async () => {
    const author = await test.signIn();
    const { id } = await published({}, author);
    const secret = await calls.write({}, author);
    const { db } = test.database;
    await db.delete(users).where(eq(users.id, author.id));
    expect(await db.select().from(recipes).where(eq(recipes.ownerId, author.id))).toEqual([]);
    for (const gone of [id, secret.id]) {
      expect((await calls.read(gone, admin)).statusCode).toBe(404);
    }
    test.clock.advance(2001);
    expect(await listedIds()).not.toContain(id);
  });
});

describe('favourites and reviews of a recipe that went private', () => {
  it('REC-07 wait for its return, and are shown to nobody who may not see it', async () => {
    const { id } = await published();
    await calls.call('POST', `/api/users/me/favorites/${id}`, bob);
    const payload = { rating: 4, comment: 'Fine' };
    await calls.call('POST', `/api/recipes/${id}/reviews`, bob, { payload });
    const favourites = async () =>
      (await calls.call('GET', '/api/users/me', bob)).json().favorite_recipes;
    const reviews = (who = {}) => calls.call('GET', `/api/recipes/${id}/reviews`, who);
    expect(await favourites()).toContain(id);

    await calls.withdraw(id, ada);
    expect(await favourites()).not.toContain(id);
    expect((await reviews()).statusCode).toBe(404);
    expect((await reviews(bob)).statusCode).toBe(404);
    expect((await reviews(ada)).json()).toHaveLength(1);

    await calls.offer(id, ada);
    await calls.publish(id, 1, admin);
    expect(await favourites()).toContain(id);
    expect((await reviews()).json()).toMatchObject([payload]);
    expect((await calls.read(id)).json()).toMatchObject({ rating: 4, review_count: 1 });
  });
});

describe('what a change costs everybody else', () => {
  it('is nothing where nobody else sees it', async () => {
    const { db } = test.database;
    const version = async () => Number(await readDataVersion(db, 'recipes'));
    const before = await version();
    const { id } = await calls.write({}, ada);
    await calls.put(id, { ...recipeBodyOf({ title: 'Changed' }), version: 1 }, ada);
    await calls.offer(id, ada);
    await calls.withdraw(id, ada);
    await calls.remove(id, ada);
    await calls.restore(id, ada);
    expect(await version()).toBe(before);

    await calls.offer(id, ada);
    await calls.publish(id, 2, admin);
    expect(await version()).toBe(before + 1);
    await calls.withdraw(id, ada);
    expect(await version()).toBe(before + 2);
  });
});
