import type { ChatMessage } from '@pomona/contract/chat/messages';
import { chatEditMinutes, chatHistoryLimit } from '@pomona/contract/constants';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Moderation } from './moderation/service.ts';
import type { Opening } from './opening/service.ts';
import { mayChange } from './policy.ts';
import { presentMessage } from './presenter.ts';
import type { Room } from './room/service.ts';
import {
  eraseMessage,
  findMessage,
  isMuted,
  isYoungerThan,
  listChanges,
  listMessages,
  type MessageRow,
  updateMessage,
} from './store.ts';
import { readWording } from './wording/wording.ts';

interface HistoryQuery {
  limit?: number | undefined;
  before?: number | undefined;
  after?: number | undefined;
}

export interface Chat {
  /** Throws `chat_closed`. */
  readMessages(query: HistoryQuery): Promise<ChatMessage[]>;
  /** Throws `chat_closed`, `chat_message_not_found`, `forbidden`, `chat_edit_over`, `chat_muted`. */
  editMessage(viewer: Member, id: string, text: string): Promise<ChatMessage>;
  /** Throws `chat_message_not_found`, and `forbidden` for anybody but the author. */
  deleteMessage(viewer: Member, id: string): Promise<void>;
}

interface ChatParts {
  database: Database;
  databaseClock: DatabaseClock;
  room: Room;
  moderation: Pick<Moderation, 'reportLanguage'>;
  opening: Pick<Opening, 'requireOpen'>;
}

const editMilliseconds = chatEditMinutes * 60_000;

export function createChat(parts: ChatParts): Chat {
  const { database, databaseClock, room, moderation, opening } = parts;

  async function requireOwn(db: Database, viewer: Member, id: string): Promise<MessageRow> {
    const row = await findMessage(db, id);
    if (row === null) throw new AppError('chat_message_not_found');
    if (!mayChange(row, viewer.id)) throw new AppError('forbidden');
    return row;
  }

  async function requireEditable(db: Database, viewer: Member, id: string): Promise<void> {
    await requireOwn(db, viewer, id);
    const now = databaseClock();
    if (await isMuted(db, viewer.id, now)) throw new AppError('chat_muted');
    if (!(await isYoungerThan(db, id, { milliseconds: editMilliseconds, now })))
      throw new AppError('chat_edit_over');
  }

  return {
    async readMessages({ limit = chatHistoryLimit, before = null, after }) {
      await opening.requireOpen();
      const rows =
        after === undefined
          ? await listMessages(database, { limit, before })
          : await listChanges(database, { limit, after });
      return rows.map(presentMessage);
    },
    async editMessage(viewer, id, text) {
      await opening.requireOpen();
      const { note, isRude } = readWording(text);
      await room.change(async ({ db, nextRevision }) => {
        await requireEditable(db, viewer, id);
        const change = { body: text, note, editedAt: databaseClock() };
        await updateMessage(db, id, { ...change, revision: nextRevision() });
        if (isRude) await moderation.reportLanguage(db, [{ messageId: id, body: text }]);
      });
      return presentMessage(await requireOwn(database, viewer, id));
    },
    async deleteMessage(viewer, id) {
      await room.change(async ({ db, nextRevision }) => {
        await requireOwn(db, viewer, id);
        await eraseMessage(db, id, { revision: nextRevision(), deletedAt: databaseClock() });
      });
    },
  };
}
