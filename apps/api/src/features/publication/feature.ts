import type { RecipeWriting } from '#features/recipe-writing/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import { servePublication } from './routes.ts';
import { createPublication } from './service.ts';

export function publicationFeature({
  database: { db: database },
  writing,
  bus,
  clock,
}: FeatureParts & { writing: RecipeWriting }): Feature {
  const publication = createPublication({ database, writing, bus, clock });
  return { serve: (http) => servePublication(http, publication) };
}
