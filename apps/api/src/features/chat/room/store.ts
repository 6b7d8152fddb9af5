import type { Database } from '#database/connect.ts';
import { chatRoom } from '#database/tables/chat.ts';

export async function findRevision(db: Database): Promise<number> {
  const [room] = await db.select({ revision: chatRoom.revision }).from(chatRoom);
  return room?.revision ?? 0;
}

/** Locked until the transaction ends; returns the last revision. */
export async function lockRoom(transaction: Database): Promise<number> {
  const [room] = await transaction
    .select({ revision: chatRoom.revision })
    .from(chatRoom)
    .for('update');
  if (room === undefined) throw new Error('The chat has lost its row');
  return room.revision;
}

export async function updateRevision(transaction: Database, revision: number): Promise<void> {
  await transaction.update(chatRoom).set({ revision });
}
