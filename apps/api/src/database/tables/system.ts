import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
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
