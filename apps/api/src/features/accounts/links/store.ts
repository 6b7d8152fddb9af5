import { and, eq, gt, gte, lt, ne } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { accountLinks, users } from '#database/tables/accounts.ts';

export type LinkPurpose = (typeof accountLinks.$inferSelect)['purpose'];

/** Clears away what has expired, too. */
export async function insertLink(
  db: Database,
  link: typeof accountLinks.$inferInsert,
  now: Date,
): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, now));
  await db.insert(accountLinks).values(link);
}

export interface UsableLink {
  tokenHash: Buffer;
  userId: string;
  formerEmail: string | null;
  createdAt: Date;
  email: string;
  name: string;
  isDisabled: boolean;
  isDemo: boolean;
}

export async function findUsableLink(
  db: Database,
  { tokenHash, purpose }: { tokenHash: Buffer; purpose: LinkPurpose },
  now: Date,
): Promise<UsableLink | null> {
  const [row] = await db
    .select({
      tokenHash: accountLinks.tokenHash,
      userId: accountLinks.userId,
      formerEmail: accountLinks.formerEmail,
      createdAt: accountLinks.createdAt,
      email: users.email,
      name: users.name,
      isDisabled: users.isDisabled,
      isDemo: users.isDemo,
    })
    .from(accountLinks)
    .innerJoin(users, eq(users.id, accountLinks.userId))
    .where(
      and(
        eq(accountLinks.tokenHash, tokenHash),
        eq(accountLinks.purpose, purpose),
        gt(accountLinks.expiresAt, now),
      ),
    );
  return row ?? null;
}

/** `true` once for each link. */
export async function removeLink(db: Database, tokenHash: Buffer): Promise<boolean> {
  const removed = await db
    .delete(accountLinks)
    .where(eq(accountLinks.tokenHash, tokenHash))
    .returning({ userId: accountLinks.userId });
  return removed.length > 0;
}

export async function removeResetLinks(db: Database, userId: string): Promise<void> {
  await db
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(accountLinks.purpose, 'reset-password')));
}

/** Of this change of e-mail and of those after it. */
export async function removeRestoreLinks(
  db: Database,
  { userId, since }: { userId: string; since: Date },
): Promise<void> {
  await db
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.userId, userId),
        eq(accountLinks.purpose, 'restore-email'),
        gte(accountLinks.createdAt, since),
      ),
    );
}

/** Whether somebody else can still go back to this e-mail. */
export async function isReservedEmail(
  db: Database,
  { email, userId, now }: { email: string; userId: string | undefined; now: Date },
): Promise<boolean> {
  const rows = await db
    .select({ userId: accountLinks.userId })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.formerEmail, email),
        userId === undefined ? undefined : ne(accountLinks.userId, userId),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
