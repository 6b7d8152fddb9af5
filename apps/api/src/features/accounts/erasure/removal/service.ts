import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { attemptKeysOf } from '../../attempts/service.ts';
import type { Notices } from '../../notices/service.ts';
import { type DueAccount, lockDueAccount, removeAccount } from './store.ts';

interface RemovalParts {
  database: Database;
  databaseClock: DatabaseClock;
  notices: Pick<Notices, 'notify' | 'forget'>;
  /** Removes what nobody shows any more, also what was drawn for recipes that are gone. */
  removeUnusedPictures(): Promise<void>;
}

/** Erases the accounts that are due, one a transaction: a process that dies leaves each whole or gone. Returns how many. */
export type EraseDue = (signal: AbortSignal) => Promise<number>;

export function createRemoval(parts: RemovalParts): EraseDue {
  const { database, databaseClock, notices } = parts;

  const eraseNext = (): Promise<DueAccount | null> =>
    database.transaction(async (transaction) => {
      const account = await lockDueAccount(transaction, databaseClock());
      if (account === null) return null;
      const { id, email } = account;
      await notices.forget([id, email]);
      await removeAccount(transaction, { id, attemptKeys: attemptKeysOf(account) });
      return account;
    });

  return async (signal) => {
    let erased = 0;
    while (!signal.aborted) {
      const account = await eraseNext();
      if (account === null) break;
      erased += 1;
      const { email, language } = account;
      await notices.notify({ kind: 'deletion-done', email }, language ?? 'en');
    }
    if (erased > 0) await parts.removeUnusedPictures();
    return erased;
  };
}
