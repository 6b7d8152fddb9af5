import { wrongAmounts } from './checks/amounts.ts';
import { alikeRecipes } from './checks/distinct.ts';
import { missingDoneness } from './checks/doneness.ts';
import { type RecipeFigures, wrongFigures } from './checks/figures.ts';
import type { Finding } from './checks/finding.ts';
import { wrongMeasures } from './checks/measures.ts';
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
    ...recipes.flatMap((recipe) => wrongFigures(recipe.id, figuresOf(recipe))),
  ];
}

/** The checks that need no food table: steps, times, amounts, tags, wording, measures, storage, doneness and likeness. */
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
  return [...findings, ...alikeRecipes(recipes)];
}
