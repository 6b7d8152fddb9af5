import type { RecipeText } from '@pomona/contract/admin/recipes';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';
import { recipes } from './recipes.ts';

/** The versions of a recipe that everybody could read (ADMIN-06); none of a private one. */
export const recipeVersions = pgTable(
  'recipe_versions',
  {
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    savedAt: instant('saved_at').notNull(),
    /** The administrator who saved it; `null`: the catalogue, the owner, or somebody who has left. */
    editorId: uuid('editor_id').references(() => users.id, { onDelete: 'set null' }),
    text: jsonb('text').$type<RecipeText>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recipeId, table.version] }),
    index('recipe_versions_editor_id_index').on(table.editorId),
  ],
);

export type NewRecipeVersion = typeof recipeVersions.$inferInsert;
