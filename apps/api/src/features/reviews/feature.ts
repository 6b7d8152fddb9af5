import type { SeedStep } from '#database/seed.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Feature, FeatureParts, SeedParts } from '#platform/feature.ts';
import { demoReviewsSeed } from './demo/seed.ts';
import { serveReviews } from './routes.ts';
import { createReviews } from './service.ts';

export function reviewsFeature({
  database: { db: database },
  recipes,
  bus,
  clock,
}: FeatureParts & { recipes: Recipes }): Feature {
  const reviews = createReviews({ database, recipes, bus, clock });
  return { serve: (http) => serveReviews(http, reviews) };
}

export const reviewsSeeds = ({ hasDemo }: SeedParts): SeedStep[] =>
  hasDemo ? [demoReviewsSeed()] : [];
