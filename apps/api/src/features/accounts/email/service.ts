import type { Language } from '@pomona/contract/languages';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import { maskedAddress } from '#platform/mail/masked-address.ts';
import type { AccountLinks } from '../links/service.ts';
import { removeResetLinks } from '../links/store.ts';
import type { Notices } from '../notices/service.ts';

/** What goes with a change of e-mail besides the change itself. */
export interface EmailChanges {
  /** Throws `email_taken` where somebody else can still go back to it; accounts that have it are found on writing. */
  requireFree(userId: string, email: string): Promise<void>;
  /** Links for a new password went to the former address. */
  endLinks(transaction: Database, userId: string): Promise<void>;
  /** Writes to both addresses; to the former one with a way back. */
  announce(userId: string, emails: { from: string; to: string }, language: Language): Promise<void>;
}

interface EmailChangesParts {
  clock: Clock;
  links: Pick<AccountLinks, 'isReservedEmail'>;
  notices: Pick<Notices, 'notify'>;
}

export function createEmailChanges({ clock, links, notices }: EmailChangesParts): EmailChanges {
  return {
    async requireFree(userId, email) {
      if (await links.isReservedEmail(email, userId)) throw new AppError('email_taken');
    },
    endLinks: (transaction, userId) => removeResetLinks(transaction, userId),
    async announce(userId, { from, to }, language) {
      if (from.toLowerCase() === to.toLowerCase()) return;
      const at = new Date(clock()).toISOString();
      const left = { userId, formerEmail: from, email: maskedAddress(to), at };
      await notices.notify({ kind: 'email-left', ...left }, language);
      await notices.notify({ kind: 'email-new', userId }, language);
    },
  };
}
