import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Attempts } from '../attempts/service.ts';
import type { Passwords } from '../passwords/service.ts';
import { mayChangeAccess } from '../policy.ts';
import { findOwnCredentials, type OwnCredentials } from '../store.ts';

/**
 * Asks for the current password once more before something that could take the account away.
 * Throws `demo_account`, `wrong_password`, `too_many_attempts`.
 */
export type ConfirmPassword = (
  viewer: Member,
  password: string,
  address: string,
) => Promise<OwnCredentials>;

interface ConfirmationParts {
  database: Database;
  passwords: Pick<Passwords, 'isPassword'>;
  attempts: Pick<Attempts, 'countSignIn'>;
}

export function createConfirmPassword(parts: ConfirmationParts): ConfirmPassword {
  const { database, passwords, attempts } = parts;
  return async (viewer, password, address) => {
    const account = await findOwnCredentials(database, viewer.id);
    if (account === null) throw new AppError('session_rejected');
    if (!mayChangeAccess(account)) throw new AppError('demo_account');
    const { email } = account;
    const forgive = await attempts.countSignIn({ email, userId: viewer.id }, address);
    const isRight = await passwords
      .isPassword(account.passwordHash, password)
      .catch(async (cause: unknown) => {
        // The password was not checked: that was no attempt.
        await forgive();
        throw cause;
      });
    if (!isRight) throw new AppError('wrong_password');
    await forgive();
    return account;
  };
}
