import { gzipSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ReadRecipe } from '../read.ts';
import { readArchived } from './read-archived.ts';
import { unpackArchive } from './unpack.ts';

const bytesOf = (value: unknown) =>
  strToU8(typeof value === 'string' ? value : JSON.stringify(value));
const zip = (files: Record<string, unknown>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, value]) => [
        path,
        value instanceof Uint8Array ? value : bytesOf(value),
      ]),
    ) as Zippable,
  );

function readAll(bytes: Uint8Array, name = 'recipes.zip'): (ReadRecipe | string)[] {
  return unpackArchive(bytes, name).map((entry) =>
    'problem' in entry ? entry.problem : (readArchived(entry, 'en') ?? 'no_recipe'),
  );
}
const draftOf = (read: ReadRecipe | string | undefined) =>
  typeof read === 'object' ? read.draft : null;

const lentilSoup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentil soup',
  recipeYield: '4 servings',
  prepTime: 'PT10M',
  cookTime: 'PT30M',
  recipeCategory: 'Dinner',
  recipeIngredient: ['200 g red lentils', '1 onion'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Cook it all.' }],
  url: 'https://example.org/lentil-soup',
};
const named = (name: string) => ({ ...lentilSoup, name });

describe('files of schema.org', () => {
  it('ADMIN-12 reads one, a list and a graph, each recipe by itself', () => {
    const author = { '@type': 'Person', '@id': '#ada', name: 'Ada' };
    const read = readAll(
      zip({
        'one.jsonld': lentilSoup,
        'list.json': [named('Pea soup'), { name: 'No recipe' }, named('Bean soup')],
        'graph.json': { '@graph': [author, { ...named('Leek soup'), author: { '@id': '#ada' } }] },
        'wrapped.json': { version: 2, recipes: [named('Corn soup')] },
      }),
    );
    expect(read.map((recipe) => draftOf(recipe)?.title)).toEqual([
      ...['Lentil soup', 'Pea soup', 'Bean soup', 'Leek soup', 'Corn soup'],
    ]);
    expect(draftOf(read[0])).toMatchObject({
      ...{ servings: 4, prep_time: 10, cook_time: 30, meal_type: 'Dinner' },
      ingredients: ['200 g red lentils', '1 onion'],
      instructions: ['Cook it all.'],
      source_url: 'https://example.org/lentil-soup',
    });
  });

  it('ADMIN-12 reads a file alone, and the folders of Nextcloud Cookbook', () => {
    const [alone] = readAll(bytesOf(lentilSoup), 'lentils.json');
    expect(draftOf(alone)?.title).toBe('Lentil soup');
    const [inFolder, ...others] = readAll(
      zip({
        'Recipes/Kürbissuppe/recipe.json': {
          ...{ '@context': 'http://schema.org', '@type': 'Recipe', id: '12', name: 'Kürbissuppe' },
          ...{ recipeYield: 4, prepTime: 'PT0H15M', cookTime: 'PT0H25M', tool: [], image: '' },
          ...{ url: 'https://example.org/k', keywords: 'Herbst,Suppe', recipeCategory: '' },
          recipeIngredient: ['1 kg Kürbis', '1 l Brühe'],
          recipeInstructions: ['Kürbis würfeln.', 'Alles kochen.'],
        },
        'Recipes/Kürbissuppe/full.jpg': new Uint8Array(100),
        'Recipes/Kürbissuppe/thumb.jpg': new Uint8Array(10),
      }),
    );
    expect(others).toEqual([]);
    expect(draftOf(inFolder)).toMatchObject({
      ...{ title: 'Kürbissuppe', servings: 4, prep_time: 15, cook_time: 25, language: 'de' },
      ...{ tags: ['herbst', 'suppe'], instructions: ['Kürbis würfeln.', 'Alles kochen.'] },
    });
  });
});

describe('files of other programs', () => {
  it('ADMIN-12 reads Cooklang, named after its file where it has no title', () => {
    const [read] = readAll(
      zip({ 'Soups/Tomato_soup.cook': 'Cook @tomatoes{800%g} with @onion{1} for ~{20%minutes}.' }),
    );
    expect(draftOf(read)).toMatchObject({
      title: 'Tomato soup',
      ingredients: ['800 g tomatoes', '1 onion'],
    });
  });

  it('ADMIN-12 reads Tandoor: an archive for each recipe, with its own steps and headings', () => {
    const ingredient = (fields: object) => ({
      ...{ food: null, unit: null, amount: '0', note: '', is_header: false, no_amount: false },
      ...fields,
    });
    const recipe = {
      ...{ name: 'Flatbread', description: 'Quick.', internal: true, nutrition: null },
      ...{ working_time: 15, waiting_time: 40, servings: 6, servings_text: 'pieces' },
      ...{ keywords: [{ name: 'Bread' }], source_url: 'https://example.org/flatbread' },
      steps: [
        {
          ...{ name: 'Dough', instruction: 'Knead it.', time: 0, order: 0 },
          ingredients: [
            ingredient({ is_header: true, no_amount: true, note: 'For the dough' }),
            ingredient({ food: { name: 'flour' }, unit: { name: 'g' }, amount: '500.0000' }),
            ingredient({
              food: { name: 'yeast' },
              unit: { name: 'tsp' },
              amount: 1.5,
              note: 'dry',
            }),
            ingredient({ food: { name: 'salt' }, no_amount: true }),
          ],
        },
        { name: '', instruction: 'Fry it.', ingredients: [], time: 0, order: 1 },
      ],
    };
    const inner = zip({ 'recipe.json': recipe, 'image.jpg': new Uint8Array(50) });
    const [read, ...others] = readAll(zip({ 'Flatbread.zip': inner }), 'export.zip');
    expect(others).toEqual([]);
    expect(draftOf(read)).toMatchObject({
      ...{ title: 'Flatbread', description: 'Quick.', servings: 6 },
      ...{ prep_time: 15, cook_time: 40, tags: ['bread'] },
      ingredients: ['For the dough:', '500 g flour', '1 1/2 tsp yeast, dry', 'salt'],
      instructions: ['Dough: Knead it.', 'Fry it.'],
      source_url: 'https://example.org/flatbread',
    });
  });

  it('ADMIN-12 reads Mealie: exports in either spelling', () => {
    const old = {
      ...{ slug: 'pancakes', name: 'Pancakes', description: 'Thin.', recipe_yield: '4 servings' },
      ...{ total_time: '30 minutes', prep_time: '10 minutes', perform_time: '20 minutes' },
      recipe_ingredient: [
        { title: 'Batter', note: '250 g flour', quantity: 1, unit: null, food: null },
        { note: 'at room temperature', quantity: 2, unit: null, food: { name: 'eggs' } },
        { note: '', quantity: 0.5, unit: { name: 'litre' }, food: { name: 'milk' } },
      ],
      recipe_instructions: [
        { title: '', text: 'Stir.' },
        { title: 'Pan', text: 'Fry.' },
      ],
      ...{ tags: [{ name: 'Sweet', slug: 'sweet' }], recipe_category: [{ name: 'Breakfast' }] },
      ...{ notes: [{ title: 'Tip', text: 'Let it rest.' }], org_url: 'https://example.org/p' },
    };
    const current = {
      ...{ slug: 'waffles', name: 'Waffles', recipeServings: 3, recipeYield: '6 waffles' },
      recipeIngredient: [{ quantity: 300, unit: { name: 'g' }, food: { name: 'flour' }, note: '' }],
      ...{ recipeInstructions: [{ text: 'Bake.' }], orgURL: 'https://example.org/w' },
    };
    const [first, second] = readAll(
      zip({
        'recipes/pancakes/pancakes.json': old,
        'recipes/pancakes/images/original.webp': new Uint8Array(9),
        'waffles/waffles.json': current,
      }),
    );
    expect(draftOf(first)).toMatchObject({
      ...{ title: 'Pancakes', description: 'Thin. Tip: Let it rest.', servings: 4 },
      ...{ prep_time: 10, cook_time: 20, meal_type: 'Breakfast', tags: ['sweet'] },
      ingredients: ['Batter:', '250 g flour', '2 eggs, at room temperature', '1/2 litre milk'],
      instructions: ['Stir.', 'Pan: Fry.'],
      source_url: 'https://example.org/p',
    });
    expect(draftOf(second)).toMatchObject({
      ...{ title: 'Waffles', servings: 3, ingredients: ['300 g flour'] },
      source_url: 'https://example.org/w',
    });
  });

  it('ADMIN-12 reads the database of a Mealie backup, row by row of its tables', () => {
    const [soup, tea] = readAll(
      zip({
        'database.json': {
          recipes: [
            { id: 'r1', slug: 'soup', name: 'Soup', recipe_servings: 2, org_url: null },
            { id: 'r2', slug: 'tea', name: 'Tea', recipe_servings: 0, recipe_yield: '1 person' },
          ],
          recipes_ingredients: [
            { recipe_id: 'r1', position: 1, quantity: 1, food_id: 'f2', unit_id: null, note: '' },
            { recipe_id: 'r1', position: 0, quantity: 2, food_id: 'f1', unit_id: 'u1', note: '' },
            { recipe_id: 'r2', position: 0, quantity: 1, food_id: null, note: '1 tea bag' },
          ],
          recipe_instructions: [
            { recipe_id: 'r1', position: 1, title: '', text: 'Eat.' },
            { recipe_id: 'r1', position: 0, title: '', text: 'Cook.' },
            { recipe_id: 'r2', position: 0, title: '', text: 'Brew.' },
          ],
          ingredient_foods: [
            { id: 'f1', name: 'carrots' },
            { id: 'f2', name: 'leek' },
          ],
          ...{ ingredient_units: [{ id: 'u1', name: 'cups' }], notes: [], categories: [] },
          ...{ tags: [{ id: 't1', name: 'Warm' }], recipes_to_categories: [] },
          recipes_to_tags: [{ recipe_id: 'r1', tag_id: 't1' }],
        },
      }),
    );
    expect(draftOf(soup)).toMatchObject({
      ...{ title: 'Soup', servings: 2, tags: ['warm'] },
      ...{ ingredients: ['2 cups carrots', '1 leek'], instructions: ['Cook.', 'Eat.'] },
    });
    expect(draftOf(tea)).toMatchObject({ title: 'Tea', ingredients: ['1 tea bag'] });
  });

  it('ADMIN-12 reads Paprika: compressed texts with lines, and photos left out', () => {
    const recipe = {
      ...{ uid: 'A1', name: 'Chili', description: '', notes: 'Better the next day.' },
      ingredients: '500 g beans\n1 onion, diced\n\n2 tbsp oil',
      directions: '1. Fry the onion.\n2. Add the beans.',
      ...{ prep_time: '15 min', cook_time: '1 hr', total_time: '', servings: 'Serves 4' },
      ...{ difficulty: 'Easy', source: 'Ada', source_url: 'https://example.org/chili' },
      ...{ categories: ['Dinner'], nutritional_info: '', image_url: '', photo: 'a.jpg' },
      photo_data: 'A'.repeat(600_000),
    };
    const packed = gzipSync(JSON.stringify(recipe));
    const entries = unpackArchive(zip({ 'Chili.paprikarecipe': packed }), 'all.paprikarecipes');
    expect(JSON.stringify(entries).length).toBeLessThan(2000);
    const [read] = readAll(zip({ 'Chili.paprikarecipe': packed }), 'all.paprikarecipes');
    expect(draftOf(read)).toMatchObject({
      ...{ title: 'Chili', description: 'Better the next day.', servings: 4 },
      ...{ prep_time: 15, cook_time: 60, difficulty: 'easy', meal_type: 'Dinner' },
      ingredients: ['500 g beans', '1 onion, diced', '2 tbsp oil'],
      instructions: ['Fry the onion.', 'Add the beans.'],
      source_url: 'https://example.org/chili',
    });
    const [alone] = readAll(new Uint8Array(packed), 'Chili.paprikarecipe');
    expect(draftOf(alone)?.title).toBe('Chili');
  });

  it('ADMIN-12 reads our own archive once for each recipe', () => {
    const read = readAll(
      zip({
        'recipes/lentil-soup.jsonld': lentilSoup,
        'recipes/lentil-soup.cook': '---\ntitle: Lentil soup\n---\n\nCook @lentils{200%g}.',
        'recipes/lentil-soup.webp': new Uint8Array(30),
        'recipes/tea.cook': '---\ntitle: Tea\n---\n\nBrew @tea{1%bag} in @water{300%ml}.',
      }),
    );
    expect(read.map((recipe) => draftOf(recipe)?.title)).toEqual(['Lentil soup', 'Tea']);
  });
});
