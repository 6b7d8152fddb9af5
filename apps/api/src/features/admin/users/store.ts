import type { UserState } from '@pomona/contract/admin/users';
import { and, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { sessions, users } from '#database/tables/accounts.ts';
import type { Position } from '#platform/cursor-page.ts';

export interface UserRow {
  id: string;
  name: string;
  email: string;
  avatar: string | null;
  isAdmin: boolean;
  isDisabled: boolean;
  isDemo: boolean;
  erasureAt: Date | null;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export interface Selection {
  text: string;
  state: UserState | undefined;
}

export function listUsers(
  db: Database,
  { limit, after, ...selection }: Selection & { limit: number; after: Position | null },
): Promise<UserRow[]> {
  const isAfter =
    after &&
    sql`(${createdAt}, ${users.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  return selectUsers(db, and(conditionOf(selection), isAfter ?? undefined))
    .orderBy(desc(createdAt), desc(users.id))
    .limit(limit);
}

export async function countUsers(db: Database, selection: Selection): Promise<number> {
  const [row] = await db.select({ total: count() }).from(users).where(conditionOf(selection));
  return row?.total ?? 0;
}

export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await selectUsers(db, eq(users.id, id));
  return row ?? null;
}

/** Cursors know whole milliseconds. */
const createdAt = sql`date_trunc('milliseconds', ${users.createdAt})`;

function selectUsers(db: Database, which: SQL | undefined) {
  const newest = sql<
    string | null
  >`(select max(${sessions.lastUsedAt}) from ${sessions} where ${eq(sessions.userId, users.id)})`;
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      avatar: users.avatar,
      isAdmin: users.isAdmin,
      isDisabled: users.isDisabled,
      isDemo: users.isDemo,
      erasureAt: users.erasureAt,
      createdAt: users.createdAt,
      lastUsedAt: newest.mapWith(sessions.lastUsedAt),
    })
    .from(users)
    .where(which)
    .$dynamic();
}

function conditionOf({ text, state }: Selection): SQL | undefined {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    state === 'admins' ? eq(users.isAdmin, true) : undefined,
    state === 'disabled' ? eq(users.isDisabled, true) : undefined,
    state === 'deleted' ? isNotNull(users.erasureAt) : undefined,
    text === ''
      ? undefined
      : sql`(folded(${users.name}) like folded(${pattern}) or folded(${users.email}::text) like folded(${pattern}))`,
  );
}
