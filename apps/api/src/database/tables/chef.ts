import type { ChefReply } from '@pomona/contract/chef/recipes';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant } from './columns.ts';

/** Calls to the chef of the last day: what the hourly limit counts, and what a repeated call is answered with. */
export const chefCalls = pgTable(
  'chef_calls',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of `Idempotency-Key` and request; random for a call without a key. */
    id: text('id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** How often it was begun: a call that broke off may be repeated. */
    attempts: integer('attempts').notNull().default(1),
    seed: integer('seed').notNull(),
    /** Only of a call with a key. */
    reply: jsonb('reply').$type<ChefReply>(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('chef_calls_created_at_index').on(table.createdAt),
  ],
);

/** Calls to the language model in each hour, of all members together. */
export const chefModelHours = pgTable('chef_model_hours', {
  hour: instant('hour').primaryKey(),
  calls: integer('calls').notNull(),
});
