import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, instant } from './columns.ts';
import { recipes } from './recipes.ts';

/**
 * The link that opens a recipe to others; deleting the row revokes it, as deleting the recipe does (a trigger). The token
 * itself is never stored, only its SHA-256.
 */
export const recipeShares = pgTable(
  'recipe_shares',
  {
    recipeId: text('recipe_id')
      .primaryKey()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique('recipe_shares_token_hash_unique'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [check('recipe_shares_token_hash_length', sql`octet_length(${table.tokenHash}) = 32`)],
);
