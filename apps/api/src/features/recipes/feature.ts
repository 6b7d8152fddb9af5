import type { SeedStep } from '#database/seed.ts';
import type { Accounts } from '#features/accounts/service.ts';
import { pictureOf, picturesVersion } from '#features/images/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import { paths } from '#platform/paths.ts';
import { catalogueSeed } from './catalogue/seed.ts';
import { readCatalogueContent } from './catalogue/service.ts';
import { createRecipeBodies } from './detail/service.ts';
import { serveRecipes } from './routes.ts';
import { createRecipes, type Recipes } from './service.ts';
import { serveSimilar } from './similar/routes.ts';
import { createSimilar } from './similar/service.ts';
import { createRecipeVersions, type VersionsOfRecipes } from './versions/service.ts';

export function recipesFeature({
  database: { db: database },
  clock,
  log,
  accounts,
}: FeatureParts & { accounts: Accounts }): Feature & {
  recipes: Recipes;
  versions: VersionsOfRecipes;
} {
  const versions = createRecipeVersions({ database, topic: 'recipes' });
  const recipes = createRecipes({ database, clock, versions });
  const bodies = createRecipeBodies({ database, versions });
  const similar = createSimilar({ database, recipes, members: accounts.profile });
  return {
    recipes,
    versions,
    serve(http) {
      serveRecipes(http, recipes, bodies);
      serveSimilar(http, similar);
      http.addHook('onListen', async () => {
        // Not awaited: the server answers in the meantime.
        recipes.search.prepare().catch((error: unknown) => {
          log.warn({ err: error }, 'the recipes could not be indexed; the first search does it');
        });
      });
    },
  };
}

export const recipesSeeds = (): SeedStep[] => [
  catalogueSeed(
    readCatalogueContent(
      { recipes: paths.catalogue, translations: paths.translations },
      { pictureOf, picturesVersion },
    ),
  ),
];
