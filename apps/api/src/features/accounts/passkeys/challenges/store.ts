import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '#database/connect.ts';
import { passkeyChallenges } from '#database/tables/accounts.ts';

/** Clears away what has expired, too. */
export async function insertChallenge(
  db: Database,
  challenge: { challenge: string; userId: string | null; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.insert(passkeyChallenges).values(challenge);
}

/** `true` once for each challenge, within its time. `userId` as it was made for. */
export async function removeChallenge(
  db: Database,
  { challenge, userId, now }: { challenge: string; userId: string | null; now: Date },
): Promise<boolean> {
  const removed = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  return removed.length > 0;
}
