import type { Recipes } from '#features/recipes/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import { serveRecipeExport } from './exporting/routes.ts';
import { createExporting } from './exporting/service.ts';
import { serveRecipeImport } from './importing/routes.ts';
import { createImporting } from './importing/service.ts';

export function recipeExchangeFeature({
  config,
  database: { db: database },
  recipes,
  clock,
  log,
}: FeatureParts & { recipes: Recipes }): Feature {
  const importing = createImporting({ database, log });
  const exporting = createExporting({ database, recipes, clock });
  return {
    serve(http) {
      serveRecipeImport(http, importing);
      serveRecipeExport(http, exporting, config);
    },
    close: () => importing.close(),
  };
}
