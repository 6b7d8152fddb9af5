import { beforeAll, describe, expect, it } from 'vitest';
import { stainedDish } from '../src/plated-dish.ts';
import type { PlatedRecipe } from '../src/recipe.ts';
import { foreignRecipes } from './foreign-recipes-data.ts';
import { catalogueFolder, readRecipeFiles } from './recipe-files.ts';
import { type SeenFood, seenFoods, unseenFoods, weighedFoods } from './seen.ts';

const timeout = 240_000;

let recipes: PlatedRecipe[] = [];

beforeAll(async () => {
  recipes = await readRecipeFiles(catalogueFolder);
});

function reportOf({ id, dish }: PlatedRecipe, foods: readonly SeenFood[]): string[] {
  return foods.map(
    ({ name, weight, drawn }) =>
      `${id} (${dish}): ${name} is ${Math.round(weight * 100)} % of the weight and ${(drawn * 100).toFixed(1)} % of what is drawn`,
  );
}

function recipeOf(id: string): PlatedRecipe {
  const found = recipes.find((recipe) => recipe.id === id);
  if (found === undefined) throw new Error(`The catalogue has no ${id}`);
  return found;
}

/** As if the illustrator forgot a food: its line is still weighed, and nothing of it is drawn. */
function without(words: RegExp): typeof stainedDish {
  return (recipe, stain) =>
    stainedDish(
      { ...recipe, ingredients: recipe.ingredients.filter(({ text }) => !words.test(text)) },
      stain,
    );
}

describe('LIST-15 the heavy foods of a recipe are seen on its picture', () => {
  it(
    'in the whole catalogue',
    () => {
      expect(recipes.length).toBeGreaterThan(500);
      expect(recipes.flatMap((recipe) => reportOf(recipe, unseenFoods(recipe)))).toEqual([]);
    },
    timeout,
  );

  it.each(foreignRecipes)('in a recipe of elsewhere: $title', (recipe) => {
    expect(reportOf(recipe, unseenFoods(recipe))).toEqual([]);
  });

  it.each([
    ['miso-salmon-traybake', 'salmon', /salmon/],
    ['kerala-beef-fry', 'stewed lamb', /beef/],
    ['rosemary-cayenne-pecans', 'pecans', /pecan/],
    ['smoky-skillet-popcorn', 'popcorn', /popcorn/],
  ])('and %s without its %s would be found out', (id, name, words) => {
    const recipe = recipeOf(id);
    expect(unseenFoods(recipe)).toEqual([]);
    const found = unseenFoods(recipe, without(words));
    expect(found.map((food) => food.name)).toContain(name);
  });
});

describe('what is weighed and seen', () => {
  it('leaves out what is poured and strewn, and swells what is dry', () => {
    const lines = ['100 g dried brown lentils', '220 g carrots', '1 l water', '2 tbsp olive oil'];
    const recipe = {
      id: 'lentils',
      title: 'Lentils',
      dish: 'soup',
      mealType: 'Dinner',
      cuisine: null,
      ingredients: lines.map((text) => ({ foodKey: null, text, grams: null })),
      instructions: [],
    };
    expect(weighedFoods(recipe)).toEqual([
      { name: 'lentils', weight: expect.closeTo(0.5) },
      { name: 'carrot', weight: expect.closeTo(0.5) },
    ]);
    for (const { drawn } of seenFoods(recipe)) expect(drawn).toBeGreaterThan(0.1);
  });
});
