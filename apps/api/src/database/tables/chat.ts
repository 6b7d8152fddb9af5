import { type ChatNote, chatNotes } from '@pomona/contract/chat/messages';
import {
  type ChatAction,
  type ChatDecision,
  type ChatReportKind,
  chatActions,
  chatDecisions,
  chatReportKinds,
} from '@pomona/contract/chat/moderation';
import { maximumChatMessageLength, maximumReportCommentLength } from '@pomona/contract/constants';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, isOneOf } from './columns.ts';

const number = (value: number) => sql.raw(String(value));

/** One row, locked by every change: revisions are in the order of their commits, without a gap (CHAT-11). */
export const chatRoom = pgTable(
  'chat_room',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('chat_room_is_only', sql`${table.isOnly}`)],
);

/** A deleted message stays without its text, so that everybody learns of it. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    /** The revision that brought it: orders the messages. */
    sequence: bigint('sequence', { mode: 'number' })
      .notNull()
      .unique('chat_messages_sequence_unique'),
    /** The revision that changed it last. */
    revision: bigint('revision', { mode: 'number' })
      .notNull()
      .unique('chat_messages_revision_unique'),
    /** `null`: by a former member. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    clientId: uuid('client_id').notNull(),
    body: text('body').notNull(),
    note: text('note').$type<ChatNote>(),
    replyTo: uuid('reply_to').references((): AnyPgColumn => chatMessages.id, {
      onDelete: 'set null',
    }),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    unique('chat_messages_user_client_unique').on(table.userId, table.clientId),
    index('chat_messages_user_created_index').on(table.userId, table.createdAt),
    index('chat_messages_reply_to_index').on(table.replyTo),
    check('chat_messages_note', isOneOf(table.note, chatNotes)),
    check(
      'chat_messages_body_length',
      sql`length(${table.body}) <= ${number(maximumChatMessageLength)} and (${table.deletedAt} is null) = (${table.body} <> '')`,
    ),
  ],
);

/** With the text at that time, which its author may change afterwards. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => chatMessages.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    /** `null`: the server, because of the words. */
    reporterId: uuid('reporter_id').references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ChatReportKind>().notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    decision: text('decision').$type<ChatDecision>(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note').notNull().default(''),
  },
  (table) => [
    unique('chat_reports_message_reporter_unique')
      .on(table.messageId, table.reporterId)
      .nullsNotDistinct(),
    index('chat_reports_reporter_id_index').on(table.reporterId),
    index('chat_reports_decided_by_index').on(table.decidedBy),
    index('chat_reports_open_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.decidedAt} is null`),
    index('chat_reports_decided_index')
      .on(table.decidedAt, table.messageId)
      .where(sql`${table.decidedAt} is not null`),
    check('chat_reports_reason', isOneOf(table.reason, chatReportKinds)),
    check('chat_reports_decision', isOneOf(table.decision, chatDecisions)),
    check('chat_reports_decided', sql`(${table.decision} is null) = (${table.decidedAt} is null)`),
    check(
      'chat_reports_comment_length',
      sql`length(${table.comment}) <= ${number(maximumReportCommentLength)}`,
    ),
  ],
);

/** Members who may read, and not write until then. */
export const chatMutes = pgTable(
  'chat_mutes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    until: instant('until').notNull(),
    reason: text('reason').notNull().default(''),
    mutedBy: uuid('muted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('chat_mutes_muted_by_index').on(table.mutedBy)],
);

/** What administrators did; rows are only ever added. */
export const chatAudit = pgTable(
  'chat_audit',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').$type<ChatAction>().notNull(),
    memberId: uuid('member_id').references(() => users.id, { onDelete: 'set null' }),
    messageId: uuid('message_id'),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('chat_audit_at_index').on(table.at, table.id),
    index('chat_audit_admin_id_index').on(table.adminId),
    index('chat_audit_member_id_index').on(table.memberId),
    check('chat_audit_action', isOneOf(table.action, chatActions)),
  ],
);

/** Processes with people in the chat; one that dies stops saying that it lives. */
export const chatProcesses = pgTable('chat_processes', {
  id: uuid('id').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Who is connected to which process. */
export const chatPresences = pgTable(
  'chat_presences',
  {
    processId: uuid('process_id')
      .notNull()
      .references(() => chatProcesses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.processId, table.userId] }),
    index('chat_presences_user_id_index').on(table.userId),
  ],
);
