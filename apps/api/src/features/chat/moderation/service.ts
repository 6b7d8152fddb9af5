import { randomUUID } from 'node:crypto';
import type { ChatReportReason } from '@pomona/contract/chat/messages';
import type { ChatDecision, ChatReport } from '@pomona/contract/chat/moderation';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { type PageQuery, readPage } from '#platform/cursor-page.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { mayReport } from '../policy.ts';
import type { Room } from '../room/service.ts';
import { eraseMessage, findMessage } from '../store.ts';
import { presentAudit, presentReport } from './presenter.ts';
import {
  countOpenReports,
  decideReports,
  findReport,
  insertAudit,
  insertReport,
  listAudit,
  listDecidedReports,
  listOpenReports,
  upsertLanguageReports,
} from './store.ts';

interface Decision {
  decision: ChatDecision;
  reason: string;
}

export interface Moderation {
  /** Throws `chat_message_not_found`, and `forbidden` for one's own message. */
  reportMessage(
    viewer: Member,
    messageId: string,
    report: { reason: ChatReportReason; comment: string },
  ): Promise<void>;
  /** For rude words: an administrator has a look, nothing is lost (CHAT-10). */
  reportLanguage(
    transaction: Database,
    messages: readonly { messageId: string; body: string }[],
  ): Promise<void>;
  /** Throws `chat_message_not_found`. */
  removeMessage(admin: Member, messageId: string): Promise<void>;
  readReports(
    query: PageQuery & { state?: 'open' | 'decided' | undefined },
  ): Promise<{ reports: ChatReport[]; open_count: number; next_cursor: string | null }>;
  /** Throws `chat_report_not_found`, and `conflict` where it was decided otherwise. */
  decideReport(admin: Member, id: string, decision: Decision): Promise<ChatReport>;
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

export function createModeration({ database, databaseClock, room }: ModerationParts): Moderation {
  const newRow = () => ({ id: randomUUID(), createdAt: databaseClock() });

  async function requireReport(db: Database, id: string) {
    const report = await findReport(db, id);
    if (report === null) throw new AppError('chat_report_not_found');
    return report;
  }

  const newEntry = (admin: Member) => ({
    id: randomUUID(),
    at: databaseClock(),
    adminId: admin.id,
  });

  return {
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
    async removeMessage(admin, messageId) {
      await room.change(async ({ db, nextRevision }) => {
        const row = await findMessage(db, messageId);
        if (row === null) throw new AppError('chat_message_not_found');
        const deletedAt = databaseClock();
        await eraseMessage(db, messageId, { revision: nextRevision(), deletedAt });
        const decided = { decidedAt: deletedAt, decidedBy: admin.id };
        await decideReports(db, messageId, { decision: 'remove', ...decided });
        const entry = { ...newEntry(admin), memberId: row.userId, messageId, reason: '' };
        await insertAudit(db, { ...entry, action: 'message_removed' });
      });
    },
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
    async decideReport(admin, id, { decision, reason }) {
      await room.change(async ({ db, nextRevision }) => {
        const report = await requireReport(db, id);
        if (report.decision === decision) return;
        if (report.decision !== null) throw new AppError('conflict');
        const { messageId, author } = report;
        const now = databaseClock();
        if (decision === 'remove' && report.deletedAt === null)
          await eraseMessage(db, messageId, { revision: nextRevision(), deletedAt: now });
        await decideReports(db, messageId, { decision, decidedAt: now, decidedBy: admin.id });
        const action = decision === 'remove' ? 'report_removed' : 'report_kept';
        const entry = { ...newEntry(admin), memberId: author.id, messageId, reason };
        await insertAudit(db, { ...entry, action });
      });
      return presentReport(await requireReport(database, id));
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
