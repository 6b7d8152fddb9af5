import type { SeedStep } from '#database/seed.ts';
import { retireCatalogueRecipes, upsertCatalogueRecipes } from '../store.ts';
import type { CatalogueContent } from './service.ts';
import { recomputeMemberRecipes } from './store.ts';

/**
 * Brings the collection into the database, and hides what it no longer holds. The version changes with the food table
 * and the rules, so that the figures of members' recipes are computed anew in the same step.
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
      await recomputeMemberRecipes(transaction);
    },
  };
}
