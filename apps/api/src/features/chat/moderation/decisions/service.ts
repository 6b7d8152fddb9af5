import { randomUUID } from 'node:crypto';
import type { ChatDecision, ChatReport } from '@pomona/contract/chat/moderation';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Change, Room } from '../../room/service.ts';
import { eraseMessage, findMessage } from '../../store.ts';
import { presentReport } from '../presenter.ts';
import { decideReports, findReport, findReportOf, insertAudit, type ReportRow } from '../store.ts';

interface Decision {
  decision: ChatDecision;
  reason: string;
}

/** Done in the transaction of a decision, for the author of what it is about. */
export type AfterDecision = (transaction: Database, authorId: string | null) => Promise<void>;

export interface Decisions {
  /** Throws `chat_message_not_found`. */
  removeMessage(admin: Member, messageId: string): Promise<void>;
  /** Throws `chat_report_not_found`, and `conflict` where it was decided otherwise. */
  decideReport(admin: Member, id: string, decision: Decision): Promise<ChatReport>;
  /** Throws `report_not_found`, and `conflict` where it was decided otherwise. */
  decideMessage(
    admin: Member,
    messageId: string,
    decision: Decision,
    alsoDo: AfterDecision,
  ): Promise<void>;
}

interface DecisionsParts {
  database: Database;
  databaseClock: DatabaseClock;
  room: Room;
}

/** Changes of the room come after each other: of two administrators the second sees what the first decided. */
export function createDecisions({ database, databaseClock, room }: DecisionsParts): Decisions {
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

  /** `false` where the same was decided before. */
  async function decide(
    { db, nextRevision }: Change,
    admin: Member,
    report: ReportRow,
    { decision, reason }: Decision,
  ): Promise<boolean> {
    if (report.decision === decision) return false;
    if (report.decision !== null) throw new AppError('conflict');
    const { messageId, author } = report;
    const now = databaseClock();
    if (decision === 'remove' && report.deletedAt === null)
      await eraseMessage(db, messageId, { revision: nextRevision(), deletedAt: now });
    const decided = { decision, decidedAt: now, decidedBy: admin.id, note: reason };
    await decideReports(db, messageId, decided);
    const action = decision === 'remove' ? 'report_removed' : 'report_kept';
    const entry = { ...newEntry(admin), memberId: author.id, messageId, reason };
    await insertAudit(db, { ...entry, action });
    return true;
  }

  return {
    async removeMessage(admin, messageId) {
      await room.change(async ({ db, nextRevision }) => {
        const row = await findMessage(db, messageId);
        if (row === null) throw new AppError('chat_message_not_found');
        const deletedAt = databaseClock();
        await eraseMessage(db, messageId, { revision: nextRevision(), deletedAt });
        const decided = { decidedAt: deletedAt, decidedBy: admin.id, note: '' };
        await decideReports(db, messageId, { decision: 'remove', ...decided });
        const entry = { ...newEntry(admin), memberId: row.userId, messageId, reason: '' };
        await insertAudit(db, { ...entry, action: 'message_removed' });
      });
    },
    async decideReport(admin, id, decision) {
      await room.change(async (change) => {
        await decide(change, admin, await requireReport(change.db, id), decision);
      });
      return presentReport(await requireReport(database, id));
    },
    async decideMessage(admin, messageId, decision, alsoDo) {
      await room.change(async (change) => {
        const report = await findReportOf(change.db, messageId);
        if (report === null) throw new AppError('report_not_found');
        if (await decide(change, admin, report, decision))
          await alsoDo(change.db, report.author.id);
      });
    },
  };
}
