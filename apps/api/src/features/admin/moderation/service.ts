import type {
  ModeratedKind,
  Newcomer,
  ReportCounts,
  ReportedText,
  ReportSource,
} from '@pomona/contract/admin/moderation';
import type { ChatDecision, ChatMuteDuration } from '@pomona/contract/chat/moderation';
import { chatNewcomerMinutes } from '@pomona/contract/constants';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import type { AfterDecision, Decisions } from '#features/chat/moderation/decisions/service.ts';
import type { Mutes } from '#features/chat/moderation/mutes/service.ts';
import type { Reviews } from '#features/reviews/service.ts';
import { type PageQuery, readPage } from '#platform/cursor-page.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { listNewcomers, type NewcomerRow } from './newcomers/store.ts';
import { countWaiting, findDecided, listGroups, type ReportState } from './store.ts';
import { createTexts } from './texts/service.ts';

interface Decision {
  decision: ChatDecision;
  /** How long the author may write nothing. */
  mute: ChatMuteDuration | undefined;
  note: string;
}

export interface Moderation {
  readTexts(
    query: PageQuery & { state?: ReportState | undefined; source?: ReportSource | undefined },
  ): Promise<{ texts: ReportedText[]; next_cursor: string | null }>;
  countTexts(): Promise<ReportCounts>;
  /** All in one transaction. Throws `report_not_found`, `conflict` where it was decided otherwise, `forbidden` for muting an administrator. */
  decideText(
    admin: Member,
    text: { kind: ModeratedKind; id: string },
    decision: Decision,
  ): Promise<ReportedText>;
  readNewcomers(): Promise<Newcomer[]>;
}

interface ModerationParts {
  database: Database;
  databaseClock: DatabaseClock;
  chat: Pick<Decisions, 'decideMessage'>;
  mutes: Pick<Mutes, 'muteWithin'>;
  reviews: Pick<Reviews, 'decideReview'>;
}

export function createModeration(parts: ModerationParts): Moderation {
  const { database, databaseClock, chat, mutes, reviews } = parts;
  const readGroups = createTexts(parts);

  const muterFor =
    (admin: Member, { mute, note }: Decision): AfterDecision =>
    async (transaction, authorId) => {
      if (mute === undefined) return;
      if (authorId === null) throw new AppError('chat_member_not_found');
      await mutes.muteWithin(transaction, admin, authorId, { duration: mute, reason: note });
    };

  return {
    async readTexts({ state = 'open', source, ...query }) {
      const { rows, nextCursor } = await readPage(query, {
        list: (page) => listGroups(database, { ...page, state, source }),
        instantOf: ({ at }) => at,
      });
      return { texts: await readGroups(rows, state), next_cursor: nextCursor };
    },
    countTexts: () => countWaiting(database),
    async decideText(admin, { kind, id }, decision) {
      const decided = { decision: decision.decision, reason: decision.note };
      const alsoDo = muterFor(admin, decision);
      await (kind === 'message'
        ? chat.decideMessage(admin, id, decided, alsoDo)
        : reviews.decideReview(admin, id, decided, alsoDo));
      const group = await findDecided(database, id);
      const [text] = group === null ? [] : await readGroups([group], 'decided');
      if (text === undefined) throw new AppError('report_not_found');
      return text;
    },
    readNewcomers: async () =>
      (await listNewcomers(database, databaseClock())).map(presentNewcomer),
  };
}

const presentNewcomer = (row: NewcomerRow): Newcomer => ({
  id: row.id,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  limited_until: row.isLimited
    ? new Date(row.createdAt.getTime() + chatNewcomerMinutes * 60_000).toISOString()
    : null,
  muted_until: row.mutedUntil?.toISOString() ?? null,
  message_count: row.messageCount,
  review_count: row.reviewCount,
});
