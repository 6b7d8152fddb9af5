import type { RecipeWriting } from '#features/recipe-writing/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import { serveRecipeSharing } from './routes.ts';
import { createRecipeSharing } from './service.ts';

export function recipeSharingFeature({
  database: { db: database },
  writing,
  clock,
  random,
}: FeatureParts & { writing: RecipeWriting }): Feature {
  const sharing = createRecipeSharing({ database, writing, clock, random });
  return { serve: (http) => serveRecipeSharing(http, sharing) };
}
