import type { ChatAuditEntry, ChatMute, ChatReport } from '@pomona/contract/chat/moderation';
import type { AuditRow, MuteRow, ReportRow } from './store.ts';

const personOf = ({ id, name }: { id: string | null; name: string | null }) =>
  id === null || name === null ? null : { id, name };

export const presentReport = (row: ReportRow): ChatReport => ({
  id: row.id,
  message_id: row.messageId,
  message: row.body,
  is_deleted: row.deletedAt !== null,
  author: personOf(row.author),
  reason: row.reason,
  comment: row.comment,
  reporter: personOf(row.reporter),
  created_at: row.createdAt.toISOString(),
  decision: row.decision,
  decided_at: row.decidedAt?.toISOString() ?? null,
  decided_by: personOf(row.decider),
});

export const presentMute = ({ userId, userName, until, reason }: MuteRow): ChatMute => ({
  user_id: userId,
  username: userName,
  until: until.toISOString(),
  reason,
});

export const presentAudit = (row: AuditRow): ChatAuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  admin: personOf(row.admin),
  action: row.action,
  member: personOf(row.member),
  message_id: row.messageId,
  reason: row.reason,
});
