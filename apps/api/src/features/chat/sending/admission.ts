import {
  chatMessagesPerWindow,
  chatNewcomerMessages,
  chatWindowSeconds,
} from '@pomona/contract/constants';
import { AppError } from '#platform/errors.ts';
import type { AuthorRow } from './store.ts';

interface Draft {
  authorId: string;
  replyTo: string | null;
}

interface Facts {
  authors: readonly AuthorRow[];
  /** Messages that can be answered. */
  visible: ReadonlySet<string>;
  /** Multiplies the limits; 0 switches them off. */
  factor: number;
}

/** Judges drafts one after the other; each that is admitted counts for the next. */
export function createAdmission({ authors, visible, factor }: Facts): (draft: Draft) => void {
  const counted = new Map(authors.map((author) => [author.id, { ...author }]));
  const maxRecent = Math.ceil(chatMessagesPerWindow * factor);
  const maxOfNewcomer = Math.ceil(chatNewcomerMessages * factor);

  function requireWithinLimits(author: AuthorRow): void {
    if (factor === 0) return;
    if (author.recent >= maxRecent) {
      const retryAfterSeconds = Math.max(1, Math.ceil(chatWindowSeconds - author.recentSeconds));
      throw new AppError('chat_too_fast', { retryAfterSeconds });
    }
    if (author.isNewcomer && author.recentOfNewcomer >= maxOfNewcomer)
      throw new AppError('chat_newcomer');
  }

  return ({ authorId, replyTo }) => {
    const author = counted.get(authorId);
    if (author === undefined || !author.isActive) throw new AppError('session_rejected');
    if (author.isMuted) throw new AppError('chat_muted');
    requireWithinLimits(author);
    if (replyTo !== null && !visible.has(replyTo)) throw new AppError('chat_message_not_found');
    author.recent += 1;
    author.recentOfNewcomer += 1;
  };
}
