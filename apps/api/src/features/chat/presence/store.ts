import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { isActive, users } from '#database/tables/accounts.ts';
import { chatPresences, chatProcesses } from '#database/tables/chat.ts';

export interface OnlineRow {
  id: string;
  name: string;
  avatar: string | null;
}

/** Members with a connection to a process that lives, each once, by name. */
export function listOnline(db: Database, now: SQL): Promise<OnlineRow[]> {
  return db
    .selectDistinctOn([users.name, users.id], {
      id: users.id,
      name: users.name,
      avatar: users.avatar,
    })
    .from(chatPresences)
    .innerJoin(
      chatProcesses,
      and(eq(chatProcesses.id, chatPresences.processId), gt(chatProcesses.expiresAt, now)),
    )
    .innerJoin(users, and(eq(users.id, chatPresences.userId), isActive(users)))
    .orderBy(asc(users.name), asc(users.id));
}

/** Returns whether the process was unknown: then nobody is connected to it either. */
export async function touchProcess(db: Database, id: string, expiresAt: SQL): Promise<boolean> {
  const [row] = await db
    .insert(chatProcesses)
    .values({ id, expiresAt })
    .onConflictDoUpdate({ target: chatProcesses.id, set: { expiresAt } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew ?? true;
}

export async function removeProcessesBefore(db: Database, moment: SQL): Promise<void> {
  await db.delete(chatProcesses).where(lt(chatProcesses.expiresAt, moment));
}

/** Those who were erased meanwhile are left out. */
export async function insertPresences(
  db: Database,
  processId: string,
  userIds: string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const existing = db
    .select({ processId: sql<string>`${processId}::uuid`.as('process_id'), userId: users.id })
    .from(users)
    .where(inArray(users.id, userIds));
  await db.insert(chatPresences).select(existing).onConflictDoNothing();
}

export async function removePresences(
  db: Database,
  processId: string,
  userIds: string[],
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .delete(chatPresences)
    .where(and(eq(chatPresences.processId, processId), inArray(chatPresences.userId, userIds)));
}
