import { type ChatDecision, chatDecisions } from '@pomona/contract/chat/moderation';
import { maximumReportCommentLength } from '@pomona/contract/constants';
import { type ReportReason, reportReasons } from '@pomona/contract/moderation/reporting';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { instant, isOneOf } from './columns.ts';
import { recipes } from './recipes.ts';
import { reviews } from './reviews.ts';

const reviewActions = ['review_removed', 'report_kept', 'report_removed'] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** With the words at that time. They go with a review that its author deletes, and stay where an administrator removes it. */
export const reviewReports = pgTable(
  'review_reports',
  {
    id: uuid('id').primaryKey(),
    /** `null` once an administrator has removed the review. */
    reviewId: uuid('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    /** The id of the review, also afterwards. */
    subjectId: uuid('subject_id').notNull(),
    recipeId: text('recipe_id')
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    rating: smallint('rating').notNull(),
    body: text('body').notNull(),
    reporterId: uuid('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text('reason').$type<ReportReason>().notNull(),
    comment: text('comment').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    decision: text('decision').$type<ChatDecision>(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note').notNull().default(''),
  },
  (table) => [
    unique('review_reports_subject_reporter_unique').on(table.subjectId, table.reporterId),
    index('review_reports_review_id_index').on(table.reviewId),
    index('review_reports_recipe_id_index').on(table.recipeId),
    index('review_reports_author_id_index').on(table.authorId),
    index('review_reports_reporter_id_index').on(table.reporterId),
    index('review_reports_decided_by_index').on(table.decidedBy),
    index('review_reports_open_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.decidedAt} is null`),
    index('review_reports_decided_index')
      .on(table.decidedAt, table.subjectId)
      .where(sql`${table.decidedAt} is not null`),
    check('review_reports_reason', isOneOf(table.reason, reportReasons)),
    check('review_reports_decision', isOneOf(table.decision, chatDecisions)),
    check(
      'review_reports_decided',
      sql`(${table.decision} is null) = (${table.decidedAt} is null) and (${table.reviewId} is not null or ${table.decidedAt} is not null)`,
    ),
    check(
      'review_reports_comment_length',
      sql`length(${table.comment}) <= ${sql.raw(String(maximumReportCommentLength))}`,
    ),
  ],
);

/** What administrators did with reviews; rows are only ever added. */
export const reviewAudit = pgTable(
  'review_audit',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    adminId: uuid('admin_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action').$type<ReviewAction>().notNull(),
    memberId: uuid('member_id').references(() => users.id, { onDelete: 'set null' }),
    reviewId: uuid('review_id').notNull(),
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('review_audit_at_index').on(table.at, table.id),
    index('review_audit_admin_id_index').on(table.adminId),
    index('review_audit_member_id_index').on(table.memberId),
    check('review_audit_action', isOneOf(table.action, reviewActions)),
  ],
);
