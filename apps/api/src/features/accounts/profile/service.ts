import type { Preferences, User } from '@pomona/contract/accounts';
import type { UserChange } from '@pomona/contract/accounts/profile';
import type { Language } from '@pomona/contract/languages';
import type { Database } from '#database/connect.ts';
import { isUniqueViolation } from '#database/failures.ts';
import type { AcceptedPicture, PictureUse } from '#features/images/service.ts';
import type { Clock } from '#platform/clock.ts';
import { dayIn } from '#platform/days.ts';
import { AppError } from '#platform/errors.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { ConfirmPassword } from '../confirmation/service.ts';
import type { EmailChanges } from '../email/service.ts';
import { createGoals, type Goals } from '../goals/service.ts';
import { memberCounters } from './counters.ts';
import { noPreferences } from './preferences.ts';
import { presentUser } from './presenter.ts';
import { findPreferences, findUser, updateUser } from './store.ts';

export { streakDays } from './counters.ts';

export interface Portraits {
  acceptDataUrl(url: string, use: PictureUse): Promise<AcceptedPicture>;
  removePortrait(path: string, ownerId: string): Promise<void>;
}

export interface Profile {
  /** Counters are those of today in this time zone. Throws `session_rejected` where the account is gone. */
  readUser(id: string, timeZone: string): Promise<User>;
  /** What the member eats, and does not. Throws `session_rejected` where the account is gone. */
  readPreferences(viewer: Member): Promise<Omit<Preferences, 'health_goals'>>;
  /**
   * All of it or nothing. Another e-mail needs the current password. Throws `email_taken`, and what
   * `ConfirmPassword` and `acceptDataUrl` of pictures throw.
   */
  changeUser(viewer: Member, change: UserChange, from: ChangeOrigin): Promise<void>;
  goals: Goals;
}

export interface ChangeOrigin {
  address: string;
  language: Language;
}

interface ProfileParts {
  database: Database;
  clock: Clock;
  portraits: Portraits;
  confirmPassword: ConfirmPassword;
  emailChanges: EmailChanges;
}

export function createProfile(parts: ProfileParts): Profile {
  const { database, clock, portraits, confirmPassword, emailChanges } = parts;
  const goals = createGoals({ database, clock });

  async function requireUser(id: string) {
    const row = await findUser(database, id);
    // The account was erased after its token was checked.
    if (row === null) throw new AppError('session_rejected');
    return row;
  }

  async function acceptAvatar(ownerId: string, avatar: string | null | undefined) {
    if (avatar === null || avatar === undefined) return avatar;
    return (await portraits.acceptDataUrl(avatar, { kind: 'portrait', ownerId })).path;
  }

  return {
    goals,

    async readUser(id, timeZone) {
      const row = await requireUser(id);
      return presentUser(row, memberCounters(row, dayIn(timeZone, clock())));
    },

    async readPreferences(viewer) {
      const preferences = await findPreferences(database, viewer.id);
      if (preferences === null) throw new AppError('session_rejected');
      return { ...noPreferences, ...preferences };
    },

    async changeUser(viewer, { current_password = '', avatar, ...change }, from) {
      const known = await requireUser(viewer.id);
      const newEmail = change.email === known.email ? undefined : change.email;
      if (newEmail !== undefined) {
        await confirmPassword(viewer, current_password, from.address);
        await emailChanges.requireFree(viewer.id, newEmail);
      }
      const { health_goals, ...preferences } = change.preferences ?? {};
      const row = { ...change, avatar: await acceptAvatar(viewer.id, avatar), preferences };
      await database
        .transaction(async (transaction) => {
          await updateUser(transaction, viewer.id, row);
          if (newEmail !== undefined) await emailChanges.endLinks(transaction, viewer.id);
          if (health_goals) await goals.replaceGoals(transaction, viewer.id, health_goals);
        })
        .catch(async (cause: unknown) => {
          if (row.avatar) await portraits.removePortrait(row.avatar, viewer.id);
          if (isUniqueViolation(cause, 'users_email_unique')) throw new AppError('email_taken');
          throw cause;
        });
      const { avatar: former } = known;
      if (avatar !== undefined && former !== null)
        await portraits.removePortrait(former, viewer.id);
      if (newEmail !== undefined)
        await emailChanges.announce(viewer.id, { from: known.email, to: newEmail }, from.language);
    },
  };
}
