import { randomUUID } from 'node:crypto';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { Moderation } from '../moderation/service.ts';
import type { Room } from '../room/service.ts';
import { readWording } from '../wording/wording.ts';
import { createAdmission } from './admission.ts';
import { findAuthors, findSent, findVisible, insertMessages, type NewMessage } from './store.ts';

export interface Draft {
  authorId: string;
  /** The same again is the same message (CHAT-08). */
  clientId: string;
  text: string;
  replyTo: string | null;
}

export interface Sent {
  id: string;
  sequence: number;
}

/**
 * Resolves once the message is stored. Throws `chat_too_fast`, `chat_newcomer`, `chat_muted`, `chat_message_not_found` for
 * what is answered, `session_rejected`, `unavailable`.
 */
export type SendMessage = (draft: Draft) => Promise<Sent>;

interface SendingParts {
  databaseClock: DatabaseClock;
  room: Room;
  moderation: Pick<Moderation, 'reportLanguage'>;
  /** Multiplies the limits; 0 switches them off. */
  factor: number;
}

interface Pending {
  draft: Draft;
  resolve(sent: Sent): void;
  reject(error: unknown): void;
}

type Outcome = Sent | AppError;

const maxBatch = 100;
const maxPending = 2000;

/** What arrives while a transaction is under way is stored together by the next. */
export function createSending(parts: SendingParts): SendMessage {
  const pending: Pending[] = [];
  let isStoring = false;

  async function storePending(): Promise<void> {
    isStoring = true;
    while (pending.length > 0) {
      const batch = pending.splice(0, maxBatch);
      await storeBatch(
        parts,
        batch.map(({ draft }) => draft),
      ).then(
        (outcomes) => settle(batch, outcomes),
        (error: unknown) => {
          for (const { reject } of batch) reject(error);
        },
      );
    }
    isStoring = false;
  }

  return (draft) =>
    new Promise((resolve, reject) => {
      if (pending.length >= maxPending)
        return reject(new AppError('unavailable', { retryAfterSeconds: 1 }));
      pending.push({ draft, resolve, reject });
      if (!isStoring) void storePending();
    });
}

function settle(batch: readonly Pending[], outcomes: readonly Outcome[]): void {
  for (const [index, { resolve, reject }] of batch.entries()) {
    const outcome = outcomes[index];
    if (outcome instanceof AppError || outcome === undefined) reject(outcome);
    else resolve(outcome);
  }
}

const keyOf = (userId: string | null, clientId: string) => `${userId} ${clientId}`;

function storeBatch(parts: SendingParts, drafts: readonly Draft[]): Promise<Outcome[]> {
  const { databaseClock, room, moderation, factor } = parts;
  const readings = drafts.map(({ text }) => readWording(text));
  return room.change(async ({ db, nextRevision }) => {
    const { sent, admit } = await readFacts(db, parts, drafts, factor);
    const rows: NewMessage[] = [];
    const rude: { messageId: string; body: string }[] = [];

    function take(draft: Draft, index: number): Outcome {
      const { authorId, clientId, text, replyTo } = draft;
      const earlier = sent.get(keyOf(authorId, clientId));
      if (earlier !== undefined) return earlier;
      admit(draft);
      const [id, sequence] = [randomUUID(), nextRevision()];
      const { note = null, isRude = false } = readings[index] ?? {};
      const common = { id, sequence, revision: sequence, note, createdAt: databaseClock() };
      rows.push({ ...common, userId: authorId, clientId, body: text, replyTo });
      if (isRude) rude.push({ messageId: id, body: text });
      sent.set(keyOf(authorId, clientId), { id, sequence });
      return { id, sequence };
    }

    const outcomes = drafts.map((draft, index) => appErrorOr(() => take(draft, index)));
    await insertMessages(db, rows);
    await moderation.reportLanguage(db, rude);
    return outcomes;
  });
}

async function readFacts(
  db: Database,
  { databaseClock }: SendingParts,
  drafts: readonly Draft[],
  factor: number,
) {
  const authorIds = [...new Set(drafts.map(({ authorId }) => authorId))];
  const clientIds = drafts.map(({ clientId }) => clientId);
  const answered = drafts.flatMap(({ replyTo }) => replyTo ?? []);
  const authors = await findAuthors(db, authorIds, databaseClock());
  const earlier = await findSent(db, authorIds, clientIds);
  const visible = await findVisible(db, answered);
  const sent = new Map<string, Sent>(
    earlier.map(({ id, sequence, userId, clientId }) => [
      keyOf(userId, clientId),
      { id, sequence },
    ]),
  );
  return { sent, admit: createAdmission({ authors, visible, factor }) };
}

function appErrorOr(take: () => Outcome): Outcome {
  try {
    return take();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
