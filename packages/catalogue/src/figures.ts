import { analyseRecipe, type RecipeAnalysis } from '@pomona/food/analysis/analysis';
import type { DietType } from '@pomona/food/labels/diets';
import type { RecipeFigures } from './checks/figures.ts';
import type { CatalogueRecipe } from './schema.ts';

/** Everything that follows from a recipe's lines: figures, allergens, labels and their reasons, per serving. */
export function analysisOf(recipe: CatalogueRecipe): RecipeAnalysis {
  return analyseRecipe({
    lines: recipe.ingredients,
    servings: recipe.servings,
    mealType: recipe.meal_type,
    cookMinutes: recipe.cook_minutes,
    instructions: recipe.instructions,
    dish: recipe.dish,
  });
}

/** What every recipe is shown with (REC-01). */
const coreFigures = ['calories', 'protein', 'carbs', 'fiber'] as const;

/** The part of an analysis that the checks look at. Energy that cannot be told is 0, which no check lets pass. */
export function figuresOf(recipe: CatalogueRecipe): RecipeFigures {
  const { lines, coverage, nutrition, totalGrams } = analysisOf(recipe);
  const unmatched = lines.filter((line) => line.food === null || line.grams === null);
  return {
    coverage,
    unmatched: unmatched.map((line) => line.text),
    missing: coreFigures.filter((key) => nutrition[key] === undefined),
    calories: nutrition.calories?.value ?? 0,
    sodium: nutrition.sodium?.value,
    protein: nutrition.protein?.value,
    grams: totalGrams / recipe.servings,
  };
}

/** The labels that a recipe earns. */
export function earnedLabels(recipe: CatalogueRecipe): DietType[] {
  return analysisOf(recipe)
    .labels.filter(({ verdict }) => verdict === 'proven')
    .map(({ label }) => label);
}
