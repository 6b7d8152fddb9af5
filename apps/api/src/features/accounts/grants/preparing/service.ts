import { randomUUID } from 'node:crypto';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { isLastAdmin, isUniqueViolation } from '#database/failures.ts';
import { AppError } from '#platform/errors.ts';
import { findStateForUpdate, updateRole } from '../../administration/store.ts';
import type { AccountLinks } from '../../links/service.ts';
import { mayAdministrate } from '../../policy.ts';
import { noPreferences } from '../../profile/preferences.ts';
import { insertUser } from '../../store.ts';
import type { GrantRecorder } from '../service.ts';
import {
  findGrantAccount,
  type GrantAccount,
  insertGrant,
  listAdministrators,
  listOpenGrants,
  type OpenGrant,
  redeemGrant,
  removeGrant,
} from '../store.ts';

/** What somebody with access to the server does about administrators. All but `list` throw `not_found` for an unknown e-mail. */
export interface Preparing {
  /** The account can make itself an administrator until then. Throws `demo_account`, `forbidden` where nobody can sign in, `conflict` where it is one. */
  allow(email: string): Promise<{ email: string; until: Date }>;
  /** A new account; gives the path by which it gets its password. Throws `email_taken`. */
  create(email: string, name: string): Promise<string>;
  list(): Promise<{ administrators: GrantAccount[]; grants: OpenGrant[] }>;
  /** Takes back the grant and the right, whichever there is. Throws `last_admin`, `demo_account`. */
  revoke(email: string): Promise<{ id: string; hadGrant: boolean; wasAdmin: boolean }>;
}

interface PreparingParts {
  database: Database;
  databaseClock: DatabaseClock;
  links: Pick<AccountLinks, 'makeResetLink'>;
  record: GrantRecorder;
}

export function createPreparing(parts: PreparingParts): Preparing {
  const { database, databaseClock, links, record } = parts;

  async function requireAccount(email: string): Promise<GrantAccount> {
    const account = await findGrantAccount(database, email);
    if (account === null) throw new AppError('not_found');
    if (account.isDemo) throw new AppError('demo_account');
    return account;
  }

  return {
    async allow(email) {
      const account = await requireAccount(email);
      if (!mayAdministrate(account)) throw new AppError('forbidden');
      if (account.isAdmin) throw new AppError('conflict');
      const until = await database.transaction(async (transaction) => {
        // Two at once come after each other.
        await findStateForUpdate(transaction, account.id);
        const people = { adminId: null, memberId: account.id };
        await record(transaction, { ...people, action: 'server_grant_prepared' });
        return insertGrant(transaction, account.id, databaseClock());
      });
      return { email: account.email, until };
    },

    async create(email, name) {
      const id = randomUUID();
      const user = { id, email, name, preferences: noPreferences, createdAt: new Date() };
      const perform = async (transaction: Database) => {
        await insertUser(transaction, { ...user, passwordHash: null, language: null });
        await insertGrant(transaction, id, databaseClock());
        await redeemGrant(transaction, id, databaseClock());
        await updateRole(transaction, id, { isAdmin: true, reason: 'grant' });
        await record(transaction, {
          ...{ adminId: null, action: 'server_admin_created', memberId: id },
        });
        return links.makeResetLink(id, 'administrator', transaction);
      };
      return database.transaction(perform).catch((cause: unknown) => {
        if (isUniqueViolation(cause, 'users_email_unique')) throw new AppError('email_taken');
        throw cause;
      });
    },

    async list() {
      const [administrators, grants] = await Promise.all([
        listAdministrators(database),
        listOpenGrants(database, databaseClock()),
      ]);
      return { administrators, grants };
    },

    async revoke(email) {
      const { id } = await requireAccount(email);
      const people = { adminId: null, memberId: id };
      const perform = async (transaction: Database) => {
        const wasAdmin = (await findStateForUpdate(transaction, id))?.isAdmin === true;
        const hadGrant = await removeGrant(transaction, id, databaseClock());
        if (hadGrant) await record(transaction, { ...people, action: 'server_grant_withdrawn' });
        if (wasAdmin) {
          await updateRole(transaction, id, { isAdmin: false, reason: 'on' });
          await record(transaction, { ...people, action: 'server_admin_removed' });
        }
        return { id, hadGrant, wasAdmin };
      };
      return database.transaction(perform).catch((cause: unknown) => {
        if (isLastAdmin(cause)) throw new AppError('last_admin');
        throw cause;
      });
    },
  };
}
