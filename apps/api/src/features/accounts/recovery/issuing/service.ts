import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { AccountLinks } from '../../links/service.ts';
import { mayChangeAccess } from '../../policy.ts';
import { findAccount } from '../store.ts';

/** A link by an administrator. Throws `not_found`, `demo_account`, `conflict` for a disabled account. */
export async function issueFor(
  database: Database,
  links: Pick<AccountLinks, 'makeResetLink'>,
  who: { id: string } | { email: string },
): Promise<{ id: string; path: string }> {
  const account = await findAccount(database, who);
  if (account === null) throw new AppError('not_found');
  if (!mayChangeAccess(account)) throw new AppError('demo_account');
  if (account.isDisabled) throw new AppError('conflict');
  return {
    id: account.id,
    path: await links.makeResetLink(account.id, 'administrator', database),
  };
}
