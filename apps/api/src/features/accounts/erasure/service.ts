import type { Language } from '@pomona/contract/languages';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { isLastAdmin } from '#database/failures.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Arrival } from '../arrival.ts';
import type { ConfirmPassword } from '../confirmation/service.ts';
import type { Notices } from '../notices/service.ts';
import type { Sessions } from '../sessions/service.ts';
import { deleteAccount, isDeleted, restoreAccount } from './store.ts';

/** Between the deletion of an account and its erasure its member can return; others do not see it meanwhile (AUTH-11). */
export interface Erasure {
  /** Ends every session. Throws what `ConfirmPassword` does, and `last_admin`. Returns when the account is erased. */
  deleteAccount(viewer: Member, password: string, from: Arrival): Promise<Date>;
  /** For somebody who has proved who they are; `true` where the account had been deleted. */
  keepAccount(userId: string, language: Language): Promise<boolean>;
}

interface ErasureParts {
  database: Database;
  databaseClock: DatabaseClock;
  confirmPassword: ConfirmPassword;
  sessions: Pick<Sessions, 'removeSessions' | 'forgetMember'>;
  notices: Pick<Notices, 'notify'>;
}

export function createErasure(parts: ErasureParts): Erasure {
  const { database, databaseClock, confirmPassword, sessions, notices } = parts;

  /** With the end of every session. */
  async function change<Result>(
    userId: string,
    work: (transaction: Database) => Promise<Result>,
  ): Promise<Result> {
    const result = await database.transaction(async (transaction) => {
      const changed = await work(transaction);
      await sessions.removeSessions(userId, transaction);
      return changed;
    });
    await sessions.forgetMember(userId);
    return result;
  }

  return {
    async deleteAccount(viewer, password, { address, timeZone, language }) {
      const userId = viewer.id;
      await confirmPassword(viewer, password, address);
      const erasureAt = await change(userId, (transaction) =>
        deleteAccount(transaction, userId, databaseClock()),
      ).catch((cause: unknown) => {
        if (isLastAdmin(cause)) throw new AppError('last_admin', { cause });
        throw cause;
      });
      // Deleted by another call meanwhile.
      if (erasureAt === null) throw new AppError('session_rejected');
      const due = erasureAt.toISOString();
      await notices.notify({ kind: 'deletion-requested', userId, due, timeZone }, language);
      return erasureAt;
    },

    async keepAccount(userId, language) {
      if (!(await isDeleted(database, userId))) return false;
      // Sessions that began while it was being deleted end as well.
      const isKept = await change(userId, (transaction) => restoreAccount(transaction, userId));
      if (isKept) await notices.notify({ kind: 'deletion-cancelled', userId }, language);
      return isKept;
    },
  };
}
