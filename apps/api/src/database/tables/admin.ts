import { type AdminAction, adminActions } from '@pomona/contract/admin/audit';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, isOneOf } from './columns.ts';
import { recipes } from './recipes.ts';

/** What administrators did with accounts and recipes; rows are only ever added. */
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
  },
  (table) => [
    index('admin_audit_at_index').on(table.at, table.id),
    index('admin_audit_admin_id_index').on(table.adminId),
    index('admin_audit_member_id_index').on(table.memberId),
    index('admin_audit_recipe_id_index').on(table.recipeId),
    check('admin_audit_action', isOneOf(table.action, adminActions)),
  ],
);
