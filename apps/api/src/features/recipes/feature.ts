import type { SeedStep } from '#database/seed.ts';
import type { Accounts } from '#features/accounts/service.ts';
import { pictureOf, picturesVersion } from '#features/images/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import { paths } from '#platform/paths.ts';
import { catalogueSeed } from './catalogue/seed.ts';
import { readCatalogueContent } from './catalogue/service.ts';
import { serveRecipes } from './routes.ts';
import { createRecipes, type Recipes } from './service.ts';
import { serveSimilar } from './similar/routes.ts';
import { createSimilar } from './similar/service.ts';

export function recipesFeature({
  database: { db: database },
  bus,
  clock,
  accounts,
}: FeatureParts & { accounts: Accounts }): Feature & { recipes: Recipes } {
  const recipes = createRecipes({ database, bus, clock });
  const similar = createSimilar({ database, recipes, members: accounts.profile, bus, clock });
  return {
    recipes,
    serve(http) {
      serveRecipes(http, recipes);
      serveSimilar(http, similar);
    },
    close() {
      recipes.close();
      similar.close();
    },
  };
}

export const recipesSeeds = (): SeedStep[] => [
  catalogueSeed(readCatalogueContent(paths.catalogue, { pictureOf, picturesVersion })),
];
