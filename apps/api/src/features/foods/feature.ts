import type { Recipes } from '#features/recipes/service.ts';
import type { Feature } from '#platform/feature.ts';
import { serveFoods } from './routes.ts';
import { createFoods } from './service.ts';

export function foodsFeature({ recipes }: { recipes: Recipes }): Feature {
  const foods = createFoods(recipes);
  return { serve: (http) => serveFoods(http, foods) };
}
