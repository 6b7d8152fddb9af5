import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CatalogueRecipe } from '@pomona/catalogue/schema';
import { analyseRecipe } from '@pomona/food/analysis/analysis';
import type { DietType } from '@pomona/food/labels/diets';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { makeRequest } from '../../test/recipes.ts';
import type { WrittenRecipe } from '../written-recipe.ts';
import { verifyRecipe } from './verify-recipe.ts';

const folder = fileURLToPath(new URL('../../../catalogue/recipes/', import.meta.url));
const catalogue: CatalogueRecipe[] = readdirSync(folder).map((name) =>
  parse(readFileSync(`${folder}${name}`, 'utf8')),
);

function written(recipe: CatalogueRecipe): WrittenRecipe {
  const { title, description, cuisine, difficulty, servings, ingredients, instructions, tags } =
    recipe;
  return {
    ...{ title, description, cuisine, difficulty, servings, ingredients, instructions, tags },
    language: 'en',
    mealType: recipe.meal_type,
    prepTime: recipe.prep_minutes,
    cookTime: recipe.cook_minutes,
    restTime: recipe.rest_minutes ?? 0,
  };
}

function provenLabels(recipe: WrittenRecipe): DietType[] {
  const { labels } = analyseRecipe({
    lines: recipe.ingredients,
    servings: recipe.servings,
    mealType: recipe.mealType,
    language: 'en',
    instructions: recipe.instructions,
    cookMinutes: recipe.cookTime,
  });
  return labels.flatMap(({ label, verdict }) => (verdict === 'proven' ? label : []));
}

/** Free prose is why good recipes are refused: comparisons ("like a custard"), other dishes, names of parts. */
it.each([
  ['as it is', 0.1, () => []],
  ['with all labels that its lines prove', 0.24, provenLabels],
] as const)(
  'GEN-08 refuses few recipes that cooks wrote, each %s',
  (_how, max, dietsOf) => {
    const refused = catalogue.map(written).filter((recipe) => {
      const { mealType, servings } = recipe;
      const request = makeRequest({ mealType, servings, diets: dietsOf(recipe), maxMinutes: 1500 });
      return verifyRecipe(recipe, { request }).problems.length > 0;
    });
    expect(catalogue.length).toBeGreaterThan(500);
    expect(refused.length / catalogue.length).toBeLessThan(max);
  },
  60_000,
);
