import { chatNewcomerMinutes } from '@pomona/contract/constants';
import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { before } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { isActive, users } from '#database/tables/accounts.ts';
import { chatMessages, chatMutes } from '#database/tables/chat.ts';
import { reviews } from '#database/tables/reviews.ts';

export interface NewcomerRow {
  id: string;
  name: string;
  createdAt: Date;
  isLimited: boolean;
  mutedUntil: Date | null;
  messageCount: number;
  reviewCount: number;
}

const dayMilliseconds = 86_400_000;
const newcomerDays = 7;
const maxNewcomers = 50;

/** Who joined in the last days, the newest first. */
export function listNewcomers(db: Database, now: SQL): Promise<NewcomerRow[]> {
  const limitedFrom = before(now, chatNewcomerMinutes * 60_000);
  return db
    .select({
      id: users.id,
      name: users.name,
      createdAt: users.createdAt,
      isLimited: sql<boolean>`${users.createdAt} > ${limitedFrom}`,
      mutedUntil: sql<Date | null>`${chatMutes.until}`.mapWith(chatMutes.until),
      messageCount: sql<number>`(select count(*)::int from ${chatMessages} where ${eq(chatMessages.userId, users.id)})`,
      reviewCount: sql<number>`(select count(*)::int from ${reviews} where ${eq(reviews.userId, users.id)})`,
    })
    .from(users)
    .leftJoin(chatMutes, and(eq(chatMutes.userId, users.id), gt(chatMutes.until, now)))
    .where(
      and(
        isActive(users),
        eq(users.isDemo, false),
        gt(users.createdAt, before(now, newcomerDays * dayMilliseconds)),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(maxNewcomers);
}
