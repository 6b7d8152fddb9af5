import type { Database } from '#database/connect.ts';
import { chatRoom } from '#database/tables/chat.ts';

export async function findRevision(db: Database): Promise<number> {
  const [room] = await db.select({ revision: chatRoom.revision }).from(chatRoom);
  return room?.revision ?? 0;
}

/** Locked until the transaction ends; returns the last revision. The row comes with the first message. */
export async function lockRoom(transaction: Database): Promise<number> {
  const room = (await findLocked(transaction)) ?? (await createRoom(transaction));
  return room.revision;
}

async function findLocked(transaction: Database) {
  const [room] = await transaction
    .select({ revision: chatRoom.revision })
    .from(chatRoom)
    .for('update');
  return room;
}

/** A transaction that creates it at the same time is waited for. */
async function createRoom(transaction: Database) {
  await transaction.insert(chatRoom).values({}).onConflictDoNothing();
  const room = await findLocked(transaction);
  if (room === undefined) throw new Error('The chat has lost its row');
  return room;
}

export async function updateRevision(transaction: Database, revision: number): Promise<void> {
  await transaction.update(chatRoom).set({ revision });
}
