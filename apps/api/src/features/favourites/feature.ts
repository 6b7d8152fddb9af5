import type { SeedStep } from '#database/seed.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Feature, FeatureParts, SeedParts } from '#platform/feature.ts';
import { demoFavouritesSeed } from './demo/seed.ts';
import { serveFavourites } from './routes.ts';
import { createFavourites } from './service.ts';

export function favouritesFeature({
  database: { db: database },
  recipes,
}: FeatureParts & { recipes: Recipes }): Feature {
  const favourites = createFavourites(database, recipes);
  return { serve: (http) => serveFavourites(http, favourites) };
}

export const favouritesSeeds = ({ hasDemo }: SeedParts): SeedStep[] =>
  hasDemo ? [demoFavouritesSeed()] : [];
