import type { SeedStep } from '#database/seed.ts';
import { retireCatalogueRecipes, upsertCatalogueRecipes } from '../store.ts';
import type { CatalogueContent } from './service.ts';

/** Recipes of members are computed again in the background (`recipe-writing/renewal`). */
export function catalogueSeed(content: CatalogueContent): SeedStep {
  return {
    key: 'catalogue',
    version: content.version,
    async run(transaction) {
      const rows = content.rows();
      await upsertCatalogueRecipes(transaction, rows);
      await retireCatalogueRecipes(
        transaction,
        rows.map(({ id }) => id),
      );
    },
  };
}
