import { type FindingKind, findingKinds } from '@pomona/contract/admin/quality';
import { check, doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, isOneOf } from './columns.ts';
import { recipes } from './recipes.ts';

/** What administrators should have a look at; kept by a trigger on `recipes`. */
export const recipeFindings = pgTable(
  'recipe_findings',
  {
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FindingKind>().notNull(),
    /** The line, the label, the figure or the language. */
    subject: text('subject').notNull(),
    /** Of a figure, per serving; `null` where it was or is left out. */
    before: doublePrecision('before'),
    after: doublePrecision('after'),
    foundAt: instant('found_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recipeId, table.subject] }),
    index('recipe_findings_recipe_id_index').on(table.recipeId),
    check('recipe_findings_kind', isOneOf(table.kind, findingKinds)),
  ],
);
