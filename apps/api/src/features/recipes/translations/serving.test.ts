import type { RecipeCalculation } from '@pomona/contract/foods/calculation';
import type { Recipe, RecipeCard, RecipePage } from '@pomona/contract/recipes';
import type { ShoppingItem } from '@pomona/contract/shopping';
import { consentVersion } from '@pomona/contract/wellness/meals';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recipes } from '#database/tables/recipes.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';
import { textDigest } from './translation.ts';

let test: TestApp;

const written = {
  title: 'Lentil Salad with Feta',
  description: 'Green lentils, dressed while they are warm.',
  ingredients: ['200 g green lentils', '100 g feta, crumbled', '2 tbsp lemon juice'],
  instructions: ['Simmer the lentils for 20 minutes.', 'Stir in the lemon juice and the feta.'],
  notes: { swap: 'Black lentils for the green ones.' },
  tags: ['salad'],
};
const german = {
  title: 'Linsensalat mit Schafskäse',
  description: 'Grüne Linsen, noch warm angemacht.',
  ingredients: ['200 g grüne Linsen', '100 g Feta, zerbröselt', '2 EL Zitronensaft'],
  instructions: ['Die Linsen 20 Minuten köcheln lassen.', 'Zitronensaft und Feta unterrühren.'],
  notes: { swap: 'Belugalinsen statt der grünen.' },
  tags: ['Salat'],
  stepLinks: [
    [{ start: 4, end: 10, lines: [0], share_text: null, is_first: true }],
    [{ start: 0, end: 12, lines: [2], share_text: null, is_first: true }],
  ],
};
const id = 'lentil-salad-with-feta';

async function write(change: object = {}): Promise<void> {
  const { db } = test.database;
  await db.delete(recipes).where(eq(recipes.id, id));
  const translations = { de: { ...german, of: textDigest(written) } };
  await makeRecipe(db, { id, ...written, translations, ...change });
}

beforeAll(async () => {
  test = await buildTestApp();
  await write();
  await makeRecipe(test.database.db, { id: 'plain-soup', title: 'Plain Soup' });
});
afterAll(() => test.close());

async function read<Body>(url: string, language = 'de'): Promise<Body> {
  const answer = await test.inject({ url, headers: { 'accept-language': language } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Body>();
}
const original = { language: 'en', title: written.title };

describe('a translated recipe', () => {
  it('REC-13 is read in the language of the call, and says what it was translated from', async () => {
    const { tags, stepLinks, ...texts } = german;
    const shown = { ...texts, tags, language: 'de', original, step_links: stepLinks };
    expect(await read(`/api/recipes/${id}`)).toMatchObject(shown);
    expect(await read(`/api/recipes/${id}`, 'en-GB')).toMatchObject({ ...written, language: 'en' });
    expect(await read(`/api/recipes/${id}`, 'fr')).not.toHaveProperty('original');
  });

  it('REC-13 is read as it was written where somebody asks for the original', async () => {
    const recipe = await read<Recipe>(`/api/recipes/${id}?text=original`);
    expect(recipe).toMatchObject({ ...written, language: 'en' });
    expect(recipe).not.toHaveProperty('original');
  });

  it('REC-13 the language of an address stands before that of the browser', async () => {
    const recipe = await read<Recipe>(`/api/recipes/${id}?lang=de`, 'en');
    expect(recipe.title).toBe(german.title);
    expect((await read<Recipe>(`/api/recipes/${id}?lang=xx`, 'en')).title).toBe(written.title);
  });

  it('REC-13 keeps one answer for each language, each with its own ETag', async () => {
    const ask = (language: string, etag = '') => {
      const headers = { 'accept-language': language, ...(etag && { 'if-none-match': etag }) };
      return test.inject({ url: `/api/recipes/${id}`, headers });
    };
    const [de, en] = [await ask('de'), await ask('en')];
    const etags = [de, en].map(({ headers }) => String(headers.etag));
    expect(etags[0]).not.toBe(etags[1]);
    expect(de.headers.vary).toContain('Accept-Language');
    expect((await ask('de', etags[0])).statusCode).toBe(304);
    expect((await ask('en', etags[0])).statusCode).toBe(200);
  });

  it.each([
    '/api/recipes?fields=card',
    `/api/recipes?ids=${id}&fields=card`,
    `/api/recipes?ids=${id}`,
    '/api/recipes',
  ])('REC-13 stands in the list in that language: %s', async (url) => {
    const card = (await read<RecipeCard[]>(url)).find((one) => one.id === id);
    const { title, description, ingredients, tags } = german;
    expect(card).toMatchObject({ title, description, ingredients, tags, language: 'de', original });
    const english = (await read<RecipeCard[]>(url, 'en')).find((one) => one.id === id);
    expect(english?.title).toBe(written.title);
  });

  it('REC-13 beside it a recipe without a translation stays as it was written', async () => {
    const { recipes: cards } = await read<RecipePage>('/api/recipes?page=1&fields=card');
    const titles = Object.fromEntries(cards.map((card) => [card.id, [card.title, card.language]]));
    expect(titles).toEqual({ [id]: [german.title, 'de'], 'plain-soup': ['Plain Soup', 'en'] });
  });

  it('REC-13 a change is seen by the next call in every language', async () => {
    const changed = { ...german, title: 'Warmer Linsensalat', of: textDigest(written) };
    await test.database.db
      .update(recipes)
      .set({ translations: { de: changed } })
      .where(eq(recipes.id, id));
    expect((await read<Recipe>(`/api/recipes/${id}`)).title).toBe('Warmer Linsensalat');
    const [card] = await read<RecipeCard[]>(`/api/recipes?ids=${id}&fields=card`);
    expect(card?.title).toBe('Warmer Linsensalat');
    await write();
  });

  it('REC-13 is marked once an administrator has changed the original, and until it is as before', async () => {
    await write({ isEdited: true });
    expect(await read(`/api/recipes/${id}`)).not.toHaveProperty('is_translation_outdated');
    const ingredients = written.ingredients.with(1, '100 g feta, crumbled, or tofu');
    await write({ isEdited: true, ingredients });
    expect(await read(`/api/recipes/${id}`)).toMatchObject({ is_translation_outdated: true });
    await write();
    expect(await read(`/api/recipes/${id}`)).not.toHaveProperty('is_translation_outdated');
  });
});

describe('what is made of a translated recipe', () => {
  it('REC-13 is exported in the language of the call', async () => {
    const file = await read<object>(`/api/recipes/${id}/export?format=json-ld`);
    expect(file).toMatchObject({ name: german.title, inLanguage: 'de' });
    expect(JSON.stringify(file)).toContain('200 g grüne Linsen');
  });

  it('REC-13 SHOP-02 goes to the list in words of the reader, and so is its recipe named', async () => {
    const member = await test.signIn();
    const headers = { ...member.headers, 'accept-language': 'de' };
    const added = await test.inject({
      method: 'POST',
      url: `/api/shopping/recipes/${id}`,
      headers,
      payload: { servings: 2 },
    });
    expect(added.statusCode, added.body).toBe(200);
    const { items } = (await test.inject({ url: '/api/shopping', headers })).json<{
      items: ShoppingItem[];
    }>();
    const feta = items.find(({ item }) => item.includes('Feta'));
    expect(feta?.recipes).toMatchObject([{ title: german.title, language: 'de' }]);
    expect(feta?.recipes[0]?.lines).toEqual(['100 g Feta, zerbröselt']);
  });

  it('REC-13 is eaten under the title that the reader knows', async () => {
    const member = await test.signIn();
    const headers = { ...member.headers, 'accept-language': 'de' };
    const consent = await test.inject({
      method: 'PUT',
      url: '/api/wellness/consent',
      headers,
      payload: { version: consentVersion },
    });
    expect(consent.statusCode, consent.body).toBeLessThan(300);
    const eatenAt = new Date(test.clock.now()).toISOString();
    const meal = await test.inject({
      method: 'POST',
      url: '/api/wellness/meals',
      headers,
      payload: {
        ...{ id: crypto.randomUUID(), recipe_id: id, servings: 1 },
        ...{ eaten_at: eatenAt, day: eatenAt.slice(0, 10) },
      },
    });
    expect(meal.json()).toMatchObject({ title: german.title, language: 'de' });
  });

  it('REC-13 its calculation reads the lines that the reader sees', async () => {
    const url = `/api/recipes/${id}/calculation`;
    const { lines } = await read<Pick<RecipeCalculation, 'lines'>>(url);
    expect(lines.map(({ text }) => text)).toEqual(german.ingredients);
    const english = await read<Pick<RecipeCalculation, 'lines'>>(url, 'en');
    expect(lines.map(({ grams }) => grams)).toEqual(english.lines.map(({ grams }) => grams));
  });
});
