import type { SeedStep } from '#database/seed.ts';
import { retireCatalogueRecipes, upsertCatalogueRecipes } from '../store.ts';
import type { CatalogueContent } from './service.ts';

/**
 * Brings the collection into the database, and hides what it no longer holds. The version changes with the food table
 * and the rules; recipes of members follow in the background.
 */
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
