import type { AdminAction } from '@pomona/contract/admin/audit';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { adminAudit } from '#database/tables/admin.ts';
import { isPublicRecipe } from '#database/tables/recipe-visibility.ts';
import { recipes } from '#database/tables/recipes.ts';
import type { Position } from '#platform/cursor-page.ts';

interface PersonRow {
  id: string | null;
  name: string | null;
}

export interface AuditRow {
  id: string;
  at: Date;
  admin: PersonRow;
  action: AdminAction;
  member: PersonRow;
  recipeId: string | null;
  recipeTitle: string | null;
}

type Subject = { memberId?: string } | { recipeId: string; recipeTitle: string | null };

export async function insertEntry(
  db: Database,
  entry: { id: string; at: SQL; adminId: string; action: AdminAction } & Subject,
): Promise<void> {
  await db.insert(adminAudit).values(entry);
}

/** What a member made private again is not named (REC-07). */
const isNamed = or(isPublicRecipe(recipes), eq(recipes.isRemoved, true));

export function listEntries(
  db: Database,
  page: { limit: number; after: Position | null; action: AdminAction | undefined },
): Promise<AuditRow[]> {
  const admins = alias(users, 'admins');
  const { after, action } = page;
  const isAfter =
    after &&
    sql`(${adminAudit.at}, ${adminAudit.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return db
    .select({
      id: adminAudit.id,
      at: adminAudit.at,
      admin: { id: sql<string | null>`${admins.id}`, name: sql<string | null>`${admins.name}` },
      action: adminAudit.action,
      member: { id: sql<string | null>`${users.id}`, name: sql<string | null>`${users.name}` },
      recipeId: adminAudit.recipeId,
      recipeTitle: sql<string | null>`coalesce(${adminAudit.recipeTitle}, ${recipes.title})`,
    })
    .from(adminAudit)
    .leftJoin(admins, eq(admins.id, adminAudit.adminId))
    .leftJoin(users, eq(users.id, adminAudit.memberId))
    .leftJoin(recipes, and(eq(recipes.id, adminAudit.recipeId), isNamed))
    .where(and(isAfter ?? undefined, action && eq(adminAudit.action, action)))
    .orderBy(desc(adminAudit.at), desc(adminAudit.id))
    .limit(page.limit);
}
