import type { RecipeWriting } from '#features/recipe-writing/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import { servePublication } from './routes.ts';
import { createPublication, type Publication } from './service.ts';

export function publicationFeature({
  database: { db: database },
  writing,
  clock,
}: FeatureParts & { writing: RecipeWriting }): Feature & { publication: Publication } {
  const publication = createPublication({ database, writing, clock });
  return { publication, serve: (http) => servePublication(http, publication) };
}
