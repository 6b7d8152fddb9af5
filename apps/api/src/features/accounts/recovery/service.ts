import type {
  issueResetLink,
  resetPassword,
  restoreEmail,
} from '@pomona/contract/accounts/recovery';
import type { BodyOf, ReplyOf } from '@pomona/contract/endpoint';
import type { Language } from '@pomona/contract/languages';
import type { Database } from '#database/connect.ts';
import { isUniqueViolation } from '#database/failures.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Attempts } from '../attempts/service.ts';
import { type AccountLinks, resetLinkMilliseconds, tokenOf } from '../links/service.ts';
import {
  removeLink,
  removeResetLinks,
  removeRestoreLinks,
  type UsableLink,
} from '../links/store.ts';
import type { Notices } from '../notices/service.ts';
import type { Passwords } from '../passwords/service.ts';
import { isWeakPassword } from '../passwords/weak-passwords.ts';
import type { Sessions } from '../sessions/service.ts';
import { issueFor } from './issuing/service.ts';
import { removePasskeysSince, setEmail, setPassword } from './store.ts';

export interface Recovery {
  /** Whether anybody gets mails here. */
  readonly reachesPeople: boolean;
  /** The same answer in the same time without an account. Throws `mail_unavailable`, `too_many_attempts`. */
  requestReset(email: string, from: { address: string; language: Language }): Promise<void>;
  /** Throws `link_invalid`. */
  checkResetLink(token: string): Promise<{ email: string }>;
  /** Ends every session; passkeys stay. Throws `link_invalid`, `password_too_common`. */
  resetPassword(body: BodyOf<typeof resetPassword>, language: Language): Promise<void>;
  /** Ends every session, the password, and passkeys added since the change. Throws `link_invalid`, `email_taken`. */
  restoreEmail(token: string): Promise<ReplyOf<typeof restoreEmail>>;
  /** Written down by `record`, in the transaction that makes it. Throws `not_found`, `demo_account`, `conflict` for a disabled account. */
  issueResetLink(
    userId: string,
    by: { viewer: Member; language: Language; origin: string },
    record: (transaction: Database) => Promise<void>,
  ): Promise<ReplyOf<typeof issueResetLink>>;
}

interface RecoveryParts {
  database: Database;
  clock: Clock;
  attempts: Pick<Attempts, 'countReset'>;
  links: AccountLinks;
  notices: Pick<Notices, 'notify'>;
  passwords: Pick<Passwords, 'hashPassword'>;
  sessions: Pick<Sessions, 'removeSessions' | 'forgetMember'>;
  reachesPeople: boolean;
  log: { info(details: object, message: string): void };
}

export function createRecovery(parts: RecoveryParts): Recovery {
  const { database, clock, links, notices, passwords, sessions, reachesPeople, log } = parts;

  /** Uses the link up and ends every session, all at once. */
  async function use(link: UsableLink, change: (transaction: Database) => Promise<void>) {
    await database.transaction(async (transaction) => {
      if (!(await removeLink(transaction, link.tokenHash))) throw new AppError('link_invalid');
      await removeResetLinks(transaction, link.userId);
      await sessions.removeSessions(link.userId, transaction);
      await change(transaction);
    });
    await sessions.forgetMember(link.userId);
  }

  return {
    reachesPeople,

    async requestReset(email, { address, language }) {
      if (!reachesPeople) throw new AppError('mail_unavailable');
      await parts.attempts.countReset(email, address);
      // Whether there is such an account is looked up when the mail is written.
      await notices.notify({ kind: 'reset-requested', email }, language);
    },

    async checkResetLink(token) {
      const { email } = await links.requireLink(token, 'reset-password');
      return { email };
    },

    async resetPassword({ token, new_password: password }, language) {
      const link = await links.requireLink(token, 'reset-password');
      const { userId, email, name } = link;
      if (isWeakPassword({ password, email, name })) throw new AppError('password_too_common');
      const passwordHash = await passwords.hashPassword(password);
      await use(link, (transaction) => setPassword(transaction, userId, passwordHash));
      await notices.notify({ kind: 'password-changed', userId }, language);
    },

    async restoreEmail(token) {
      const link = await links.requireLink(token, 'restore-email');
      const { userId, formerEmail, createdAt } = link;
      if (formerEmail === null) throw new AppError('link_invalid');
      await use(link, async (transaction) => {
        await removeRestoreLinks(transaction, { userId, since: createdAt });
        await setEmail(transaction, userId, formerEmail);
        await setPassword(transaction, userId, null);
        await removePasskeysSince(transaction, userId, createdAt);
      }).catch((cause: unknown) => {
        if (isUniqueViolation(cause, 'users_email_unique')) throw new AppError('email_taken');
        throw cause;
      });
      const reset = await links.makeResetLink(userId, 'mail');
      return { email: formerEmail, reset_token: tokenOf(reset) };
    },

    async issueResetLink(userId, { viewer, language, origin }, record) {
      const { path } = await database.transaction(async (transaction) => {
        const link = await issueFor(transaction, links, { id: userId });
        await record(transaction);
        return link;
      });
      log.info({ admin: viewer.id, member: userId }, 'an administrator made a reset link');
      await notices.notify({ kind: 'reset-issued', userId }, language);
      const expires = clock() + resetLinkMilliseconds.administrator;
      return { url: origin + path, expires_at: new Date(expires).toISOString() };
    },
  };
}
