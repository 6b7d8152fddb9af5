import { bigint, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** What an administrator can switch, by name. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** Which version of each seed step this database holds. */
export const seedState = pgTable('seed_state', {
  key: text('key').primaryKey(),
  version: text('version').notNull(),
  appliedAt: instant('applied_at').notNull().defaultNow(),
});

/** Counters that grow with every change of a topic, kept by triggers; what is held in memory compares with them. */
export const dataVersions = pgTable('data_versions', {
  topic: text('topic').primaryKey(),
  version: bigint('version', { mode: 'bigint' }).notNull(),
});

/** The last change of each recipe that everybody sees, or saw, by the counter of its topic; kept by triggers. Id `*`: of every recipe. */
export const recipeChanges = pgTable(
  'recipe_changes',
  {
    topic: text('topic').notNull(),
    recipeId: text('recipe_id').notNull(),
    version: bigint('version', { mode: 'bigint' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.topic, table.recipeId] }),
    index('recipe_changes_version_index').on(table.topic, table.version),
  ],
);
