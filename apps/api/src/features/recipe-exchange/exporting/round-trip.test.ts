import { readCatalogue } from '@pomona/catalogue/read';
import type { ExportFormat } from '@pomona/contract/recipe-exchange';
import type { Recipe } from '@pomona/contract/recipes';
import { folded } from '@pomona/food/foods/names';
import { dietTypes } from '@pomona/food/labels/diets';
import { cooklangOf } from '@pomona/recipe-formats/export/cooklang';
import { jsonLdOf } from '@pomona/recipe-formats/export/json-ld';
import { readRecipes } from '@pomona/recipe-formats/read';
import { describe, expect, it } from 'vitest';
import { paths } from '#platform/paths.ts';

const labels = dietTypes.map(folded);
const catalogue = readCatalogue(paths.catalogue);

/** What a recipe of the collection looks like where it is read; figures are left out. */
const recipes: Recipe[] = catalogue.map((recipe) => ({
  ...recipe,
  image: '/fallback-dish.svg',
  image_colour: null,
  diet_types: ['Vegan', 'High-Fiber'],
  likely_diet_types: [],
  traits: [],
  prep_time: recipe.prep_minutes,
  cook_time: recipe.cook_minutes,
  rest_time: recipe.rest_minutes,
  rating: 0,
  review_count: 0,
  allergens: [],
  created_at: `${recipe.created_at}T08:00:00.000Z`,
  nutrition: {},
  language: 'en',
  owner_id: null,
  visibility: 'public',
  version: 1,
  source_url: null,
  notes:
    recipe.notes?.make_ahead === undefined
      ? {}
      : { make_ahead: recipe.notes.make_ahead, swap: 'Swap: "this", for that.' },
  allergen_details: [],
  may_contain: [],
  allergen_kinds: [],
  open_labels: [],
  is_read_whole: true,
  sources: [],
  updated_at: `${recipe.created_at}T08:00:00.000Z`,
}));

const write: Record<ExportFormat, (recipe: Recipe) => string> = {
  'json-ld': (recipe) => jsonLdOf(recipe, 'https://pomona.example'),
  cooklang: cooklangOf,
};

function broughtBack(recipe: Recipe, format: ExportFormat) {
  const order = { text: write[format](recipe), kind: null, format: null, address: null } as const;
  const [read, ...others] = readRecipes({ ...order, language: 'de' });
  expect(others).toEqual([]);
  return read;
}

describe.each(['json-ld', 'cooklang'] as const)('a recipe as %s', (format) => {
  it('REC-11 FOOD-05 brings the resting time back', () => {
    const [first] = recipes;
    if (first === undefined) throw new Error('The collection is empty');
    for (const rest_time of [0, 480, 3060]) {
      expect(broughtBack({ ...first, rest_time }, format)?.draft).toMatchObject({
        rest_time: rest_time || null,
      });
    }
  });

  it('FOOD-05 comes back as it was, each of the collection', { timeout: 120_000 }, () => {
    expect(recipes.length).toBeGreaterThanOrEqual(532);
    for (const recipe of recipes) {
      const read = broughtBack(recipe, format);
      expect(read?.draft, recipe.id).toMatchObject({
        title: recipe.title,
        description: recipe.description,
        language: 'en',
        meal_type: recipe.meal_type,
        cuisine: recipe.cuisine,
        prep_time: recipe.prep_time,
        cook_time: recipe.cook_time,
        rest_time: recipe.rest_time || null,
        servings: recipe.servings,
        ingredients: recipe.ingredients,
        instructions: recipe.instructions,
        ...(recipe.notes.swap !== undefined && { notes: recipe.notes }),
        // A tag that is the name of a label is not taken over.
        tags: recipe.tags.filter((tag) => !labels.includes(folded(tag))),
      });
      expect(read?.notes).toEqual([]);
      expect(read?.format).toBe(format === 'json-ld' ? 'schema_org' : 'cooklang');
    }
  });
});
