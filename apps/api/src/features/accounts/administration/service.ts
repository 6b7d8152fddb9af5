import type { AdminAction } from '@pomona/contract/admin/audit';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { isLastAdmin, isRoleRefused } from '#database/failures.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { deleteAccount, restoreAccount } from '../erasure/store.ts';
import { mayChangeAccess } from '../policy.ts';
import type { Recovery } from '../recovery/service.ts';
import type { Sessions } from '../sessions/service.ts';
import { type AccountState, findStateForUpdate, setDisabled, updateRole } from './store.ts';

/** Writes down what was done, in the transaction that did it. */
type Recorder = (transaction: Database, action: AdminAction) => Promise<void>;

export interface AccountChange {
  isAdmin?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/**
 * What administrators do with the accounts of others. All throw `not_found`, `demo_account` for the demonstration and
 * `last_admin` where nobody would be left who runs the place; callers have checked that it is an administrator who does it.
 */
export interface Administration {
  /** Throws `forbidden` for disabling oneself. Sessions of a disabled account end at once. */
  changeAccount(
    admin: Member,
    userId: string,
    change: AccountChange,
    record: Recorder,
  ): Promise<void>;
  /** Throws `forbidden` for oneself. It is disabled as well: who deleted their own comes back by signing in, this one does not. */
  deleteAccount(admin: Member, userId: string, record: Recorder): Promise<void>;
  /** Enabled again. */
  restoreAccount(userId: string, record: Recorder): Promise<void>;
  issueResetLink: Recovery['issueResetLink'];
}

interface AdministrationParts {
  database: Database;
  databaseClock: DatabaseClock;
  sessions: Pick<Sessions, 'removeSessions' | 'forgetMember'>;
  issueResetLink: Recovery['issueResetLink'];
}

export function createAdministration(parts: AdministrationParts): Administration {
  const { database, databaseClock, sessions } = parts;

  async function inTransaction<Result>(
    userId: string,
    work: (transaction: Database, state: AccountState) => Promise<Result>,
  ): Promise<Result> {
    const perform = async (transaction: Database) => {
      const state = await findStateForUpdate(transaction, userId);
      if (state === null) throw new AppError('not_found');
      if (!mayChangeAccess(state)) throw new AppError('demo_account');
      return work(transaction, state);
    };
    const result = await database.transaction(perform).catch((cause: unknown) => {
      if (isLastAdmin(cause)) throw new AppError('last_admin', { cause });
      // The administrator was none any more when it came to the change.
      if (isRoleRefused(cause)) throw new AppError('forbidden', { cause });
      throw cause;
    });
    await sessions.forgetMember(userId);
    return result;
  }

  async function changeState(
    transaction: Database,
    userId: string,
    isDisabled: boolean,
  ): Promise<AdminAction> {
    await setDisabled(transaction, userId, isDisabled);
    if (isDisabled) await sessions.removeSessions(userId, transaction);
    return isDisabled ? 'user_disabled' : 'user_enabled';
  }

  async function changeRole(
    transaction: Database,
    userId: string,
    { isAdmin, by }: { isAdmin: boolean; by: Member },
  ): Promise<AdminAction> {
    await updateRole(transaction, userId, { isAdmin, reason: `admin:${by.id}` });
    return isAdmin ? 'admin_made' : 'admin_removed';
  }

  return {
    issueResetLink: parts.issueResetLink,

    async changeAccount(admin, userId, { isAdmin, isDisabled }, record) {
      if (isDisabled === true && userId === admin.id) throw new AppError('forbidden');
      await inTransaction(userId, async (transaction, state) => {
        if (isDisabled !== undefined && isDisabled !== state.isDisabled)
          await record(transaction, await changeState(transaction, userId, isDisabled));
        if (isAdmin !== undefined && isAdmin !== state.isAdmin)
          await record(transaction, await changeRole(transaction, userId, { isAdmin, by: admin }));
      });
    },

    async deleteAccount(admin, userId, record) {
      if (userId === admin.id) throw new AppError('forbidden');
      await inTransaction(userId, async (transaction) => {
        await setDisabled(transaction, userId, true);
        await sessions.removeSessions(userId, transaction);
        if ((await deleteAccount(transaction, userId, databaseClock())) !== null)
          await record(transaction, 'user_deleted');
      });
    },

    async restoreAccount(userId, record) {
      await inTransaction(userId, async (transaction) => {
        if (!(await restoreAccount(transaction, userId))) return;
        await setDisabled(transaction, userId, false);
        await record(transaction, 'user_restored');
      });
    },
  };
}
