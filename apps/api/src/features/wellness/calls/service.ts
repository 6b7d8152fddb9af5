import type { Database } from '#database/connect.ts';
import { insertCall, removeCallsBefore } from './store.ts';

/** Devices send nothing that waited longer than 45 days. */
const rememberedMilliseconds = 60 * 24 * 3_600_000;

/** Of the client; `null` where it may change the diary each time. */
export type CallKey = string | null;

/** Whether the diary may be changed: no call of this key changed it before (WELL-06). Remembers it with the transaction. */
export async function isFirstCall(
  transaction: Database,
  { userId, key, now }: { userId: string; key: CallKey; now: Date },
): Promise<boolean> {
  if (key === null) return true;
  const isFirst = await insertCall(transaction, { userId, id: key, createdAt: now });
  if (isFirst)
    await removeCallsBefore(transaction, userId, new Date(now.getTime() - rememberedMilliseconds));
  return isFirst;
}
