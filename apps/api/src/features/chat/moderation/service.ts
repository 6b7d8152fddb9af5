import { randomUUID } from 'node:crypto';
import type { ChatReport } from '@pomona/contract/chat/moderation';
import type { Report } from '@pomona/contract/moderation/reporting';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { type PageQuery, readPage } from '#platform/cursor-page.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { mayReport } from '../policy.ts';
import type { Room } from '../room/service.ts';
import { findMessage } from '../store.ts';
import { createDecisions, type Decisions } from './decisions/service.ts';
import { presentAudit, presentReport } from './presenter.ts';
import {
  countOpenReports,
  insertReport,
  listAudit,
  listDecidedReports,
  listOpenReports,
  upsertLanguageReports,
} from './store.ts';

export interface Moderation extends Decisions {
  /** Throws `chat_message_not_found`, and `forbidden` for one's own message. */
  reportMessage(viewer: Member, messageId: string, report: Required<Report>): Promise<void>;
  /** For rude words: an administrator has a look, nothing is lost (CHAT-10). */
  reportLanguage(
    transaction: Database,
    messages: readonly { messageId: string; body: string }[],
  ): Promise<void>;
  readReports(
    query: PageQuery & { state?: 'open' | 'decided' | undefined },
  ): Promise<{ reports: ChatReport[]; open_count: number; next_cursor: string | null }>;
  readAudit(query: PageQuery): Promise<{
    entries: ReturnType<typeof presentAudit>[];
    next_cursor: string | null;
  }>;
}

interface ModerationParts {
  database: Database;
  databaseClock: DatabaseClock;
  room: Room;
}

export function createModeration(parts: ModerationParts): Moderation {
  const { database, databaseClock } = parts;
  const newRow = () => ({ id: randomUUID(), createdAt: databaseClock() });

  return {
    ...createDecisions(parts),
    async reportMessage(viewer, messageId, { reason, comment }) {
      const row = await findMessage(database, messageId);
      if (row === null) throw new AppError('chat_message_not_found');
      if (!mayReport(row, viewer.id)) throw new AppError('forbidden');
      const { body } = row;
      const report = { ...newRow(), messageId, body, reporterId: viewer.id, reason, comment };
      await insertReport(database, report);
    },
    reportLanguage: (transaction, messages) =>
      upsertLanguageReports(
        transaction,
        messages.map((message) => ({ ...newRow(), ...message })),
      ),
    async readReports({ state = 'open', ...query }) {
      const isOpen = state === 'open';
      const [{ rows, nextCursor }, openCount] = await Promise.all([
        readPage(query, {
          list: (page) => (isOpen ? listOpenReports : listDecidedReports)(database, page),
          instantOf: (row) => (isOpen ? row.createdAt : (row.decidedAt ?? row.createdAt)),
        }),
        countOpenReports(database),
      ]);
      return { reports: rows.map(presentReport), open_count: openCount, next_cursor: nextCursor };
    },
    async readAudit(query) {
      const { rows, nextCursor } = await readPage(query, {
        list: (page) => listAudit(database, page),
        instantOf: ({ at }) => at,
      });
      return { entries: rows.map(presentAudit), next_cursor: nextCursor };
    },
  };
}
