import { wholeMilliseconds } from '#database/clock.ts';
import type { SeedStep } from '#database/seed.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Feature, FeatureParts, SeedParts } from '#platform/feature.ts';
import { demoReviewsSeed } from './demo/seed.ts';
import { serveReviews } from './routes.ts';
import { createReviews, type Reviews } from './service.ts';

export function reviewsFeature({
  database: { db: database },
  recipes,
  clock,
  ...parts
}: FeatureParts & { recipes: Recipes }): Feature & { reviews: Reviews } {
  const databaseClock = wholeMilliseconds(parts.databaseClock);
  const reviews = createReviews({ database, recipes, clock, databaseClock });
  return { reviews, serve: (http) => serveReviews(http, reviews) };
}

export const reviewsSeeds = ({ hasDemo }: SeedParts): SeedStep[] =>
  hasDemo ? [demoReviewsSeed()] : [];
