import type { SeedStep } from '#database/seed.ts';
import type { Images } from '#features/images/service.ts';
import type { Recipes } from '#features/recipes/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import { renewalSeed } from './renewal/seed.ts';
import { createRenewal } from './renewal/service.ts';
import { serveRecipeWriting } from './routes.ts';
import { createRecipeWriting, type RecipeWriting } from './service.ts';
import { createMaintenance } from './worker.ts';

export function recipeWritingFeature({
  database: { db: database },
  recipes,
  images,
  clock,
  random,
  log,
}: FeatureParts & { recipes: Recipes; images: Images }): Feature & { writing: RecipeWriting } {
  const writing = createRecipeWriting({ database, recipes, images, clock, random });
  const renewal = createRenewal({ database, images });
  const maintenance = createMaintenance({ writing, renewal, images, log });
  return {
    writing,
    serve: (http) => serveRecipeWriting(http, writing),
    work: () => maintenance.work(),
    close: () => maintenance.close(),
  };
}

export const recipeWritingSeeds = (): SeedStep[] => [renewalSeed()];
