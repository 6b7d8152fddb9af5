import type { SeedStep } from '#database/seed.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Feature, FeatureParts, SeedParts } from '#platform/feature.ts';
import { demoShoppingSeed } from './demo/seed.ts';
import { serveShopping } from './routes.ts';
import { createShopping } from './service.ts';

export function shoppingFeature({
  database: { db: database },
  recipes,
  clock,
}: FeatureParts & { recipes: Recipes }): Feature {
  const shopping = createShopping({ database, recipes, clock });
  return { serve: (http) => serveShopping(http, shopping) };
}

export const shoppingSeeds = ({ hasDemo }: SeedParts): SeedStep[] =>
  hasDemo ? [demoShoppingSeed()] : [];
