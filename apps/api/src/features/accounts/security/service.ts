import type { changePassword, listSessions } from '@pomona/contract/accounts/security';
import type { BodyOf, ReplyOf } from '@pomona/contract/endpoint';
import type { Language } from '@pomona/contract/languages';
import type { Database } from '#database/connect.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { ConfirmPassword } from '../confirmation/service.ts';
import { removeResetLinks } from '../links/store.ts';
import type { Notices } from '../notices/service.ts';
import type { Passwords } from '../passwords/service.ts';
import { isWeakPassword } from '../passwords/weak-passwords.ts';
import type { Sessions } from '../sessions/service.ts';
import { updatePassword } from '../store.ts';
import { deviceOf } from './device.ts';

export interface Security {
  /** Ends every other session. Throws what `ConfirmPassword` does, and `password_too_common`. */
  changePassword(
    viewer: Member,
    body: BodyOf<typeof changePassword>,
    from: { address: string; language: Language },
  ): Promise<void>;
  /** The last used first. */
  listSessions(viewer: Member): Promise<ReplyOf<typeof listSessions>>;
  /** Throws `session_not_found`, for those of others as well. */
  endSession(viewer: Member, id: string): Promise<void>;
  endOtherSessions(viewer: Member): Promise<void>;
}

interface SecurityParts {
  database: Database;
  passwords: Pick<Passwords, 'hashPassword'>;
  confirmPassword: ConfirmPassword;
  sessions: Pick<Sessions, 'listSessions' | 'endSession' | 'endOtherSessions'>;
  notices: Pick<Notices, 'notify'>;
}

export function createSecurity(parts: SecurityParts): Security {
  const { database, passwords, confirmPassword, sessions, notices } = parts;
  return {
    async changePassword(viewer, { current_password, new_password }, from) {
      const account = await confirmPassword(viewer, current_password, from.address);
      const { email, name, passwordHash } = account;
      if (isWeakPassword({ password: new_password, email, name })) {
        throw new AppError('password_too_common');
      }
      const newHash = await passwords.hashPassword(new_password);
      const change = { id: viewer.id, oldHash: passwordHash, newHash };
      // Of two changes at once the second finds another password than the one it confirmed.
      if (!(await updatePassword(database, change))) throw new AppError('wrong_password');
      await removeResetLinks(database, viewer.id);
      await sessions.endOtherSessions(viewer);
      await notices.notify({ kind: 'password-changed', userId: viewer.id }, from.language);
    },

    async listSessions(viewer) {
      const open = await sessions.listSessions(viewer.id);
      return {
        sessions: open.map(({ id, userAgent, createdAt, lastUsedAt }) => ({
          id,
          is_current: id === viewer.sessionId,
          ...deviceOf(userAgent),
          created_at: createdAt.toISOString(),
          last_used_at: lastUsedAt.toISOString(),
        })),
      };
    },

    async endSession(viewer, id) {
      const wasOpen = await sessions.endSession({ sessionId: id, id: viewer.id });
      if (!wasOpen) throw new AppError('session_not_found');
    },

    endOtherSessions: (viewer) => sessions.endOtherSessions(viewer),
  };
}
