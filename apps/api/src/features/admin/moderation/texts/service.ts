import type { ReportedText } from '@pomona/contract/admin/moderation';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import type { GroupRow, ReportState } from '../store.ts';
import { presentText } from './presenter.ts';
import { listContext, listMessageReports, listReviewReports } from './store.ts';

interface TextsParts {
  database: Database;
  databaseClock: DatabaseClock;
}

/** The groups with their words, authors, reports and what stood before. */
export function createTexts({ database, databaseClock }: TextsParts) {
  return async (groups: readonly GroupRow[], state: ReportState): Promise<ReportedText[]> => {
    const idsOf = (kind: GroupRow['kind']) => [
      ...new Set(groups.filter((group) => group.kind === kind).map(({ id }) => id)),
    ];
    const [messageIds, reviewIds] = [idsOf('message'), idsOf('review')];
    const now = databaseClock();
    const [messages, reviews, context] = await Promise.all([
      messageIds.length === 0 ? [] : listMessageReports(database, messageIds, now),
      reviewIds.length === 0 ? [] : listReviewReports(database, reviewIds, now),
      messageIds.length === 0 ? [] : listContext(database, messageIds),
    ]);
    const reports = grouped([...messages, ...reviews], ({ subjectId, decidedAt }) =>
      keyOf(subjectId, decidedAt),
    );
    const earlier = grouped(context, ({ messageId }) => messageId);
    return groups.flatMap((group) => {
      const key = keyOf(group.id, state === 'open' ? null : group.at);
      const [first, ...further] = reports.get(key) ?? [];
      // Decided or deleted between the two queries.
      if (first === undefined) return [];
      return [presentText(group, [first, ...further], earlier.get(group.id) ?? [])];
    });
  };
}

const keyOf = (id: string, decidedAt: Date | null) => `${id} ${decidedAt?.getTime() ?? ''}`;

function grouped<Row>(rows: readonly Row[], keyFor: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyFor(row));
    if (group === undefined) groups.set(keyFor(row), [row]);
    else group.push(row);
  }
  return groups;
}
