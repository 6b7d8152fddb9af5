import type { RecipeAnalysis } from '@pomona/food/analysis/analysis';
import { traitsOf } from '@pomona/food/traits/recipe-traits';
import type { RecipeTrait } from '@pomona/food/traits/traits';
import type { CatalogueRecipe } from './schema.ts';

/** What a recipe is collected by beside its labels. */
export function traitsOfRecipe(recipe: CatalogueRecipe, analysis: RecipeAnalysis): RecipeTrait[] {
  const { title, tags, ingredients, instructions, notes, servings } = recipe;
  return traitsOf(analysis, {
    ...{ title, tags, ingredients, instructions, servings },
    makeAhead: notes?.make_ahead,
    cookMinutes: recipe.cook_minutes,
    restMinutes: recipe.rest_minutes,
  });
}
