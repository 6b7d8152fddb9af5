import type { issueResetLink } from '@pomona/contract/accounts/recovery';
import type { AdminUser, ListUsersQuery } from '@pomona/contract/admin/users';
import type { ReplyOf } from '@pomona/contract/endpoint';
import type { Language } from '@pomona/contract/languages';
import type { Database } from '#database/connect.ts';
import type { AccountChange, Administration } from '#features/accounts/administration/service.ts';
import { readPage } from '#platform/cursor-page.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Audit } from '../audit/service.ts';
import { presentUser } from './presenter.ts';
import { countUsers, findUser, listUsers } from './store.ts';

interface UserPage {
  users: AdminUser[];
  total: number;
  next_cursor: string | null;
}

/** Changes are written to the audit log and throw what `Administration` throws. */
export interface Users {
  readUsers(query: ListUsersQuery): Promise<UserPage>;
  /** Throws `not_found`. */
  readUser(id: string): Promise<AdminUser>;
  changeUser(admin: Member, id: string, change: AccountChange): Promise<AdminUser>;
  deleteUser(admin: Member, id: string): Promise<AdminUser>;
  restoreUser(admin: Member, id: string): Promise<AdminUser>;
  /** Throws what `Administration.issueResetLink` does. */
  issueResetLink(
    admin: Member,
    id: string,
    to: { language: Language; origin: string },
  ): Promise<ReplyOf<typeof issueResetLink>>;
}

interface UsersParts {
  database: Database;
  administration: Administration;
  audit: Pick<Audit, 'recorderOf'>;
}

export function createUsers({ database, administration, audit }: UsersParts): Users {
  async function readUser(id: string): Promise<AdminUser> {
    const row = await findUser(database, id);
    if (row === null) throw new AppError('not_found');
    return presentUser(row);
  }

  return {
    readUser,
    async readUsers({ q = '', state, ...page }) {
      const selection = { text: q.trim(), state };
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(page, {
          list: (position) => listUsers(database, { ...selection, ...position }),
          instantOf: ({ createdAt }) => createdAt,
        }),
        countUsers(database, selection),
      ]);
      return { users: rows.map(presentUser), total, next_cursor: nextCursor };
    },
    async changeUser(admin, id, change) {
      await administration.changeAccount(admin, id, change, audit.recorderOf(admin, id));
      return readUser(id);
    },
    async deleteUser(admin, id) {
      await administration.deleteAccount(admin, id, audit.recorderOf(admin, id));
      return readUser(id);
    },
    async restoreUser(admin, id) {
      await administration.restoreAccount(id, audit.recorderOf(admin, id));
      return readUser(id);
    },
    async issueResetLink(admin, id, { language, origin }) {
      const record = audit.recorderOf(admin, id);
      const by = { viewer: admin, language, origin };
      return administration.issueResetLink(id, by, (transaction) =>
        record(transaction, 'reset_link_issued'),
      );
    },
  };
}
