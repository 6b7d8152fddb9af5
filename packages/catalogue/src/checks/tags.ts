import type { CatalogueRecipe } from '../schema.ts';
import type { Finding } from './finding.ts';

/** A wait of so many minutes is started the evening before. */
const overnight = 6 * 60;

/** What a tag promises, where a promise can be checked. */
const tagRules: Readonly<Record<string, (recipe: CatalogueRecipe) => boolean>> = {
  quick: (recipe) => recipe.prep_minutes + recipe.cook_minutes + recipe.rest_minutes <= 30,
  'no-cook': (recipe) => recipe.cook_minutes === 0,
  'few-ingredients': (recipe) => recipe.ingredients.length <= 7,
  'batch-cooking': (recipe) => recipe.servings >= 4 && recipe.notes?.make_ahead !== undefined,
  'freezes-well': (recipe) => /freez/i.test(recipe.notes?.make_ahead ?? ''),
  'make-ahead': (recipe) => recipe.notes?.make_ahead !== undefined,
  overnight: (recipe) => recipe.rest_minutes >= overnight,
};

/** The written tags, and those that follow from the figures. */
export function tagsOf({ tags, rest_minutes: rest }: CatalogueRecipe): string[] {
  return rest < overnight || tags.includes('overnight') ? tags : [...tags, 'overnight'];
}

/** Tags that the recipe does not keep, and tags written twice. */
export function brokenTags(recipe: CatalogueRecipe): Finding[] {
  const broken = recipe.tags.filter((tag) => tagRules[tag]?.(recipe) === false);
  const twice = recipe.tags.filter((tag, at) => recipe.tags.indexOf(tag) !== at);
  return [
    ...broken.map((tag) => `does not keep what the tag "${tag}" says`),
    ...twice.map((tag) => `has the tag "${tag}" twice`),
  ].map((message) => ({ recipe: recipe.id, check: 'tags', message }));
}
