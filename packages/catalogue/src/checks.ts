import { wrongAmounts } from './checks/amounts.ts';
import { weakMeals } from './checks/balance.ts';
import { alikeRecipes } from './checks/distinct.ts';
import { missingDoneness } from './checks/doneness.ts';
import { type RecipeFigures, wrongFigures } from './checks/figures.ts';
import type { Finding } from './checks/finding.ts';
import { wrongMeasures } from './checks/measures.ts';
import { repeatedOpenings } from './checks/openings.ts';
import { foodVocabulary, unlistedFoods, unusedIngredients } from './checks/steps.ts';
import { placelessStorage } from './checks/storage.ts';
import { brokenTags } from './checks/tags.ts';
import { wrongTimes } from './checks/times.ts';
import { badWording } from './checks/wording.ts';
import type { CatalogueRecipe } from './schema.ts';

/**
 * Everything that is wrong with a collection; an empty list means that it may be shown. `figuresOf` computes a recipe's
 * figures from its lines.
 */
export function checkCatalogue(
  recipes: readonly CatalogueRecipe[],
  figuresOf: (recipe: CatalogueRecipe) => RecipeFigures,
): Finding[] {
  return [
    ...checkWriting(recipes),
    ...recipes.flatMap((recipe) => {
      const figures = figuresOf(recipe);
      return [...wrongFigures(recipe.id, figures), ...weakMeals(recipe, figures)];
    }),
  ];
}

/** The checks that need no food table: steps, times, amounts, tags, wording, measures, storage, doneness, likeness and openings. */
export function checkWriting(recipes: readonly CatalogueRecipe[]): Finding[] {
  const vocabulary = foodVocabulary(recipes);
  const findings = recipes.flatMap((recipe) => [
    ...unusedIngredients(recipe),
    ...unlistedFoods(recipe, vocabulary),
    ...wrongTimes(recipe),
    ...wrongAmounts(recipe),
    ...brokenTags(recipe),
    ...badWording(recipe),
    ...wrongMeasures(recipe),
    ...placelessStorage(recipe),
    ...missingDoneness(recipe),
  ]);
  return [...findings, ...alikeRecipes(recipes), ...repeatedOpenings(recipes)];
}
