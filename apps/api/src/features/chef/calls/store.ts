import type { ChefReply } from '@pomona/contract/chef/recipes';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { users } from '#database/tables/accounts.ts';
import { chefCalls } from '#database/tables/chef.ts';

export interface CallKey {
  userId: string;
  id: string;
}

export interface ChefCall {
  seed: number;
  reply: ChefReply | null;
}

const isCall = ({ userId, id }: CallKey) => and(eq(chefCalls.userId, userId), eq(chefCalls.id, id));

/** One member's calls are counted one after the other. `false` where the account is gone. */
export async function lockMember(transaction: Database, userId: string): Promise<boolean> {
  const rows = await transaction
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return rows.length > 0;
}

export async function findCall(db: Database, key: CallKey): Promise<ChefCall | null> {
  const [row] = await db
    .select({ seed: chefCalls.seed, reply: chefCalls.reply })
    .from(chefCalls)
    .where(isCall(key));
  return row ?? null;
}

/** How often the chef was begun since, and when first. */
export async function countAttempts(
  db: Database,
  userId: string,
  since: Date,
): Promise<{ attempts: number; first: Date | null }> {
  const rows = await db
    .select({ attempts: chefCalls.attempts, createdAt: chefCalls.createdAt })
    .from(chefCalls)
    .where(and(eq(chefCalls.userId, userId), gt(chefCalls.createdAt, since)))
    .orderBy(asc(chefCalls.createdAt));
  const attempts = rows.reduce((sum, row) => sum + row.attempts, 0);
  return { attempts, first: rows[0]?.createdAt ?? null };
}

/** A call that is there counts once more and keeps its seed; returns the seed. */
export async function insertAttempt(
  db: Database,
  call: CallKey & { seed: number; createdAt: Date },
): Promise<number> {
  const [row] = await db
    .insert(chefCalls)
    .values(call)
    .onConflictDoUpdate({
      target: [chefCalls.userId, chefCalls.id],
      set: { attempts: sql`${chefCalls.attempts} + 1`, createdAt: call.createdAt },
    })
    .returning({ seed: chefCalls.seed });
  return row?.seed ?? call.seed;
}

/** What was begun and could not be done is not counted. */
export async function uncountAttempt(db: Database, key: CallKey): Promise<void> {
  await db
    .update(chefCalls)
    .set({ attempts: sql`greatest(0, ${chefCalls.attempts} - 1)` })
    .where(isCall(key));
}

/** The first reply stays; returns the one that is stored. */
export async function storeReply(
  db: Database,
  key: CallKey,
  reply: ChefReply,
): Promise<ChefReply | null> {
  const [row] = await db
    .update(chefCalls)
    .set({ reply: sql`coalesce(${chefCalls.reply}, ${JSON.stringify(reply)}::jsonb)` })
    .where(isCall(key))
    .returning({ reply: chefCalls.reply });
  return row?.reply ?? null;
}

/** Of all members. */
export async function removeCallsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(chefCalls).where(lt(chefCalls.createdAt, moment));
}
