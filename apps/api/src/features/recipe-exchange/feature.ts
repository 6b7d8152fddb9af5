import type { Recipes } from '#features/recipes/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import { type Archives, createArchives } from './archives/service.ts';
import { serveRecipeExport } from './exporting/routes.ts';
import { createExporting, type Exporting } from './exporting/service.ts';
import { createWriter } from './exporting/writer.ts';
import { serveRecipeImport } from './importing/routes.ts';
import { createImporting } from './importing/service.ts';

/** A recipe of the largest size takes a quarter of a second. */
const writerLimits = { maxWriteMilliseconds: 5000, idleMilliseconds: 10_000, maxQueued: 100 };

export function recipeExchangeFeature({
  config,
  database: { db: database },
  recipes,
  clock,
  log,
}: FeatureParts & { recipes: Recipes }): Feature & { exporting: Exporting; archives: Archives } {
  const importing = createImporting({ database, log });
  const writer = createWriter({
    ...writerLimits,
    onError: (error) => log.warn({ err: error }, 'a recipe could not be written as a file'),
  });
  const archives = createArchives({ database, log });
  const exporting = createExporting({ database, recipes, writer, clock });
  return {
    exporting,
    archives,
    serve(http) {
      serveRecipeImport(http, importing);
      serveRecipeExport(http, exporting, config);
    },
    async close() {
      await importing.close();
      await writer.close();
      await archives.close();
    },
  };
}
