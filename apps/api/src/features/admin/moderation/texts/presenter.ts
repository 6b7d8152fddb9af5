import type { ReportedText } from '@pomona/contract/admin/moderation';
import type { GroupRow } from '../store.ts';
import type { ContextRow, PersonRow, ReportRow, ReviewReportRow } from './store.ts';

const personOf = ({ id, name }: PersonRow) => (id === null || name === null ? null : { id, name });

type AnyReport = ReportRow & Partial<Pick<ReviewReportRow, 'recipe'>>;

/** `reports` are those of the group, oldest first and at least one. */
export function presentText(
  group: GroupRow,
  [first, ...further]: [AnyReport, ...AnyReport[]],
  context: readonly ContextRow[],
): ReportedText {
  const { author, isAuthorAdmin, authorMutedUntil, decidedAt } = first;
  return {
    kind: group.kind,
    id: group.id,
    text: first.text,
    is_gone: first.isGone,
    author: personOf(author),
    is_author_admin: isAuthorAdmin ?? false,
    author_muted_until: authorMutedUntil?.toISOString() ?? null,
    report_count: group.total,
    reports: [first, ...further].map(({ reason, comment, reporter, createdAt }) => ({
      ...{ reason, comment, reporter: personOf(reporter) },
      created_at: createdAt.toISOString(),
    })),
    context: context
      .map(({ author: speaker, text, writtenAt }) => ({
        ...{ author: personOf(speaker), text, written_at: writtenAt.toISOString() },
      }))
      .toSorted((a, b) => a.written_at.localeCompare(b.written_at)),
    recipe: first.recipe ?? null,
    decision: first.decision,
    decided_at: decidedAt?.toISOString() ?? null,
    decided_by: personOf(first.decider),
    note: first.note,
  };
}
