import {
  type ArchiveFailure,
  archiveFailures,
  type ImportDefaults,
  type ImportRow,
  type ImportState,
  importStates,
  type RowDoubt,
  type RowProblem,
  type RowState,
  rowProblems,
  rowStates,
} from '@pomona/contract/admin/imports';
import { type Language, languages } from '@pomona/contract/languages';
import type { RecipeDraft } from '@pomona/contract/recipe-exchange';
import type { DietType } from '@pomona/food/labels/diets';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { bytea, instant, isOneOf } from './columns.ts';

/** Archives of recipes while administrators look at them. They lie in a schema of their own, which backups leave out. */
export const imported = pgSchema('imported');

/** One of each administrator. */
export const recipeImports = imported.table(
  'recipe_imports',
  {
    id: uuid('id').primaryKey(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' })
      .unique('recipe_imports_admin_id_unique'),
    /** Of the file. */
    name: text('name').notNull(),
    /** Where a recipe does not say its own. */
    language: text('language').$type<Language>().notNull(),
    state: text('state').$type<ImportState>().notNull().default('uploading'),
    failure: text('failure').$type<ArchiveFailure>(),
    bytes: integer('bytes').notNull(),
    receivedBytes: integer('received_bytes').notNull().default(0),
    nextPart: integer('next_part').notNull().default(0),
    /** To unpack it. */
    attempts: integer('attempts').notNull().default(0),
    /** Of the recipes that are being saved. */
    defaults: jsonb('defaults').$type<ImportDefaults>(),
    createdAt: instant('created_at').notNull(),
    /** Something happened to it. */
    touchedAt: instant('touched_at').notNull(),
  },
  (table) => [
    index('recipe_imports_touched_at_index').on(table.touchedAt),
    check('recipe_imports_state', isOneOf(table.state, importStates)),
    check('recipe_imports_language', isOneOf(table.language, languages)),
    check('recipe_imports_failure', isOneOf(table.failure, archiveFailures)),
    check(
      'recipe_imports_failed',
      sql`(${table.state} = 'failed') = (${table.failure} is not null)`,
    ),
  ],
);

/** Pieces of the archive, in their order, until it is unpacked. */
export const importParts = imported.table(
  'import_parts',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => recipeImports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);

/** The recipes of the archive. */
export const importRows = imported.table(
  'import_rows',
  {
    /** Also the key with which its recipe is created, so that there is one. */
    id: uuid('id').primaryKey(),
    importId: uuid('import_id')
      .notNull()
      .references(() => recipeImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    path: text('path').notNull(),
    kind: text('kind').$type<'json' | 'cooklang'>(),
    /** Until it is read. */
    source: text('source'),
    state: text('state').$type<RowState>().notNull(),
    problem: text('problem').$type<RowProblem>(),
    doubts: text('doubts').array().$type<RowDoubt[]>().notNull().default([]),
    title: text('title').notNull().default(''),
    /** Equal for titles that differ in case or accents. */
    titleKey: text('title_key').notNull().default(''),
    /** The address of its source, without what does not matter. */
    page: text('page'),
    draft: jsonb('draft').$type<RecipeDraft>(),
    unmatched: text('unmatched').array().notNull().default([]),
    labels: text('labels').array().$type<DietType[]>().notNull().default([]),
    duplicateOf: jsonb('duplicate_of').$type<NonNullable<ImportRow['duplicate_of']>>(),
    isChosen: boolean('is_chosen').notNull().default(false),
    /** No foreign key: the recipe may be deleted. */
    recipeId: text('recipe_id'),
  },
  (table) => [
    unique('import_rows_position').on(table.importId, table.position),
    check('import_rows_state', isOneOf(table.state, rowStates)),
    check('import_rows_problem', isOneOf(table.problem, rowProblems)),
    check('import_rows_failed', sql`(${table.state} = 'failed') = (${table.problem} is not null)`),
    check('import_rows_saved', sql`(${table.state} = 'saved') = (${table.recipeId} is not null)`),
  ],
);
