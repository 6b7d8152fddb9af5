import type { ImportedRecipe } from '@pomona/contract/recipe-exchange';
import type { Recipe } from '@pomona/contract/recipes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { seedCatalogue } from '#test/catalogue.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let member: SignedIn;
let other: SignedIn;
/** A recipe of the collection. */
let known: Recipe;

beforeAll(async () => {
  test = await buildTestApp();
  await seedCatalogue(test.database.url());
  member = await test.signIn();
  other = await test.signIn();
  known = (await test.inject({ url: '/api/recipes/greek-lentil-salad' })).json<Recipe>();
}, 60_000);
afterAll(() => test.close());

const ask = (payload: object, headers: Record<string, string> = member.headers) =>
  test.inject({ method: 'POST', url: '/api/recipes/import', headers, payload });

async function imported(payload: object): Promise<ImportedRecipe[]> {
  const answer = await ask(payload);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ recipes: ImportedRecipe[] }>().recipes;
}

const written = (title: string, lines: string[]) =>
  [title, '', 'Serves 2', '', ...lines, '', '1. Cook it all.', '2. Serve it warm.'].join('\n');

const strangeLines = ['200 g turnips', '3 quails', '1 tbsp molasses', '50 g hazelnuts', '2 figs'];

describe('importing a recipe', { timeout: 30_000 }, () => {
  it('FOOD-04 reads a pasted text, and saves nothing', async () => {
    const [recipe] = await imported({ text: written('Quails of the moor', strangeLines) });
    expect(recipe).toMatchObject({
      format: 'text',
      draft: { title: 'Quails of the moor', servings: 2, ingredients: strangeLines },
      notes: ['no_times', 'no_meal'],
      duplicates: [],
    });
    expect(recipe?.draft.instructions).toEqual(['Cook it all.', 'Serve it warm.']);
    const list = await test.inject({ url: '/api/users/me/recipes', headers: member.headers });
    expect(list.json()).toEqual({ recipes: [] });
  });

  it('FOOD-04 drops a NUL and half of a surrogate pair, and what is left can be saved', async () => {
    const [read] = await imported({
      text: written('Quails\u0000 of the \ud800fen', [...strangeLines, '1\u0000 egg\udfff']),
    });
    expect(read?.draft.title).toBe('Quails of the fen');
    expect(read?.draft.ingredients).toEqual([...strangeLines, '1 egg']);
    const thing = {
      '@type': 'Recipe',
      name: 'Soup\u0000 of\ud800',
      recipeIngredient: ['1\u0000 egg'],
    };
    const html = `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
    expect((await imported({ html }))[0]?.draft).toMatchObject({
      title: 'Soup of',
      ingredients: ['1 egg'],
    });
  });

  it('FOOD-04 says so where there is no recipe', async () => {
    const answer = await ask({ html: '<html><body><p>Opening hours: 9 to 5</p></body></html>' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'import_nothing_found' });
    const german = { ...member.headers, 'accept-language': 'de' };
    const inGerman = await ask({ text: 'Guten Tag' }, german);
    expect(inGerman.json()).toMatchObject({
      code: 'import_text_without_recipe',
      detail: expect.not.stringContaining('einfügen'),
    });
  });

  it('FOOD-04 makes a draft of a message without structure', async () => {
    const text =
      'hey! so for the soup you need 2 carrots, an onion, some stock… cook 20 min and blend';
    expect((await imported({ text }))[0]?.draft).toMatchObject({
      title: 'Soup',
      ingredients: ['2 carrots', 'an onion', 'some stock'],
      instructions: ['cook 20 min and blend'],
    });
  });

  it('FOOD-04 takes exactly one of address, page and text', async () => {
    for (const payload of [{}, { text: 'a', html: 'b' }, { url: 'https://a.example', text: 'a' }])
      expect((await ask(payload)).statusCode).toBe(422);
  });

  it('FOOD-04 asks no address that is not public', async () => {
    for (const url of [
      'http://127.0.0.1/',
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      'x',
    ]) {
      const answer = await ask({ url });
      expect(answer.json()).toMatchObject({ code: 'import_address_refused' });
    }
  });
});

describe('what a draft resembles', { timeout: 30_000 }, () => {
  it('FOOD-04 names a recipe of the collection with the same title', async () => {
    const [recipe] = await imported({ text: written(known.title.toUpperCase(), strangeLines) });
    expect(recipe?.duplicates).toEqual([
      { id: known.id, title: known.title, is_own: false, because: 'title' },
    ]);
  });

  it('FOOD-04 names a recipe of the same foods', async () => {
    const [recipe] = await imported({
      text: written('Salad of the island', known.ingredients),
    });
    expect(recipe?.duplicates).toMatchObject([
      { id: 'greek-lentil-salad', because: 'ingredients' },
    ]);
  });

  it('FOOD-04 names one’s own recipe from the same page first', async () => {
    const id = await makeRecipe(test.database.db, {
      ownerId: member.id,
      publishedAt: null,
      title: 'A pie of mine',
      sourceUrl: 'https://www.blog.example/pies/quail/?utm_source=mail',
    });
    const html = `<link rel="canonical" href="http://blog.example/pies/quail">
      <script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: known.title, recipeIngredient: strangeLines })}</script>`;
    const [recipe] = await imported({ html });
    expect(recipe?.duplicates).toEqual([
      { id, title: 'A pie of mine', is_own: true, because: 'source' },
      { id: known.id, title: known.title, is_own: false, because: 'title' },
    ]);
  });

  it('REC-07 never names the private recipe of somebody else, nor a deleted one', async () => {
    const hidden = { title: 'Secret of the house', sourceUrl: 'https://secret.example/recipe' };
    const foods = strangeLines.map((food) => ({ food, source: 'x', row: 'x' }));
    await makeRecipe(test.database.db, {
      ...hidden,
      sources: foods,
      ownerId: other.id,
      publishedAt: null,
    });
    await makeRecipe(test.database.db, {
      ...hidden,
      sources: foods,
      ownerId: member.id,
      deletedAt: new Date(),
    });
    const html = `<link rel="canonical" href="${hidden.sourceUrl}">
      <script type="application/ld+json">${JSON.stringify({ '@type': 'Recipe', name: hidden.title, recipeIngredient: strangeLines })}</script>`;
    const [recipe] = await imported({ html });
    expect(recipe?.draft.title).toBe(hidden.title);
    expect(recipe?.duplicates).toEqual([]);
  });
});
