import type { AdminAction, AuditDetails, AuditSelection } from '@pomona/contract/admin/audit';
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
  details: AuditDetails | null;
}

type Subject =
  | { memberId?: string | null }
  | { recipeId: string; recipeTitle: string | null }
  | { details: AuditDetails };

type NewEntry = { id: string; at: SQL; adminId: string | null; action: AdminAction } & Subject;

export async function insertEntry(db: Database, entry: NewEntry): Promise<void> {
  await db.insert(adminAudit).values(entry);
}

type Page = AuditSelection & { limit: number; after: Position | null };

const admins = alias(users, 'admins');

/** What a member made private again is not named (REC-07). */
const mayBeNamed = or(isPublicRecipe(recipes), eq(recipes.isRemoved, true));

export function listEntries(db: Database, { limit, after, ...selection }: Page) {
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
      details: adminAudit.details,
    })
    .from(adminAudit)
    .leftJoin(admins, eq(admins.id, adminAudit.adminId))
    .leftJoin(users, eq(users.id, adminAudit.memberId))
    .leftJoin(recipes, and(eq(recipes.id, adminAudit.recipeId), mayBeNamed))
    .where(and(isAfter ?? undefined, conditionOf(selection)))
    .orderBy(desc(adminAudit.at), desc(adminAudit.id))
    .limit(limit) satisfies Promise<AuditRow[]>;
}

/** In memory at once. */
const batchSize = 500;

/** The last first; read batch by batch while they are sent. */
export async function* eachEntry(
  db: Database,
  selection: AuditSelection,
): AsyncGenerator<AuditRow> {
  for (let after: Position | null = null; ; ) {
    const rows: AuditRow[] = await listEntries(db, { ...selection, limit: batchSize, after });
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = { at: last.at, id: last.id };
  }
}

function conditionOf({ action, admin, member, from, until }: AuditSelection): SQL | undefined {
  return and(
    action && eq(adminAudit.action, action),
    isNamed(admins, admin),
    isNamed(users, member),
    from === undefined
      ? undefined
      : sql`${adminAudit.at} >= ${from}::date::timestamp at time zone 'UTC'`,
    until === undefined
      ? undefined
      : sql`${adminAudit.at} < (${until}::date + 1)::timestamp at time zone 'UTC'`,
  );
}

/** Name or e-mail hold the text, without regard to case and accents. */
function isNamed(person: typeof users | typeof admins, text = ''): SQL | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const pattern = `%${trimmed.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(folded(${person.name}) like folded(${pattern}) or folded(${person.email}::text) like folded(${pattern}))`;
}
