import { type AdminAction, type AuditDetails, adminActions } from '@pomona/contract/admin/audit';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, isOneOf } from './columns.ts';
import { recipes } from './recipes.ts';

/** What administrators did; rows are only ever added. */
export const adminAudit = pgTable(
  'admin_audit',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').$type<AdminAction>().notNull(),
    memberId: uuid('member_id').references(() => users.id, { onDelete: 'set null' }),
    recipeId: text('recipe_id').references(() => recipes.id, { onDelete: 'set null' }),
    /** Of the catalogue; a member's title goes with the recipe. */
    recipeTitle: text('recipe_title'),
    /** What was changed, where it is neither. */
    details: jsonb('details').$type<AuditDetails>(),
  },
  (table) => [
    index('admin_audit_at_index').on(table.at, table.id),
    index('admin_audit_admin_id_index').on(table.adminId),
    index('admin_audit_member_id_index').on(table.memberId),
    index('admin_audit_recipe_id_index').on(table.recipeId),
    check('admin_audit_action', isOneOf(table.action, adminActions)),
  ],
);

/** Rights to administrate that somebody with access to the server has prepared, each for one account and one use. */
export const adminGrants = pgTable(
  'admin_grants',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    redeemedAt: instant('redeemed_at'),
    /** The transaction that redeemed it: in no other does it change a role (see migration 0037). */
    redeemedIn: text('redeemed_in'),
  },
  (table) => [
    index('admin_grants_user_id_index').on(table.userId),
    uniqueIndex('admin_grants_one_open').on(table.userId).where(sql`${table.redeemedAt} is null`),
    check(
      'admin_grants_redeemed',
      sql`(${table.redeemedAt} is null) = (${table.redeemedIn} is null)`,
    ),
  ],
);
