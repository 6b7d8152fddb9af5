import { randomUUID } from 'node:crypto';
import type { SessionReply } from '@pomona/contract/accounts';
import type { Language } from '@pomona/contract/languages';
import type { Database } from '#database/connect.ts';
import { isUniqueViolation } from '#database/failures.ts';
import type { Settings } from '#features/system/settings/service.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Authenticate, Member } from '#platform/http/security/viewer.ts';
import type { Arrival } from './arrival.ts';
import type { Attempts } from './attempts/service.ts';
import { type DemoAccounts, findDemoAccounts } from './demo/service.ts';
import type { Devices } from './devices/service.ts';
import type { Erasure } from './erasure/service.ts';
import type { AccountLinks } from './links/service.ts';
import type { Passwords } from './passwords/service.ts';
import { isWeakPassword } from './passwords/weak-passwords.ts';
import { mayEnter, mayReturn } from './policy.ts';
import { noPreferences } from './profile/preferences.ts';
import type { Profile } from './profile/service.ts';
import type { Sessions } from './sessions/service.ts';
import { findCredentials, insertUser } from './store.ts';

export interface Accounts {
  authenticate: Authenticate;
  findMembers: Sessions['findMembers'];
  onRightsChanged: Sessions['onRightsChanged'];
  /** Throws `email_taken`, `password_too_common`, `registration_closed`, `too_many_attempts`. */
  signUp(entry: SignUp, arrival: Arrival): Promise<SessionReply>;
  /** Throws `login_failed`, the same for a wrong password as for no account, or `too_many_attempts`. */
  signIn(entry: SignIn, arrival: Arrival): Promise<SessionReply>;
  /** For somebody who has proved who they are; a deleted account is kept. From a new place or device it is announced by mail. */
  openSession(userId: string, arrival: Arrival): Promise<SessionReply>;
  signOut(viewer: Member): Promise<void>;
  profile: Profile;
  /** The demonstration accounts that can be signed in to (AUTH-04). */
  findDemoAccounts(): Promise<DemoAccounts>;
}

interface SignIn {
  email: string;
  password: string;
}
interface SignUp extends SignIn {
  name: string;
}

export interface AccountsParts {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  attempts: Attempts;
  sessions: Sessions;
  profile: Profile;
  devices: Devices;
  links: Pick<AccountLinks, 'isReservedEmail'>;
  keepAccount: Erasure['keepAccount'];
  settings: Pick<Settings, 'read'>;
  hasDemo: boolean;
}

export function createAccounts(parts: AccountsParts): Accounts {
  const { database, clock, passwords, attempts, sessions, profile, devices, links } = parts;

  async function beginSession(userId: string, arrival: Arrival): Promise<SessionReply> {
    const token = await sessions.openSession(userId, arrival);
    await devices.remember(userId, arrival);
    return { access_token: token, user: await profile.readUser(userId, arrival.timeZone) };
  }

  async function openSession(userId: string, arrival: Arrival): Promise<SessionReply> {
    await devices.announceIfNew(userId, arrival);
    const isKept = await parts.keepAccount(userId, arrival.language);
    const reply = await beginSession(userId, arrival);
    return isKept ? { ...reply, is_kept: true } : reply;
  }

  async function createUser(entry: SignUp, language: Language): Promise<string> {
    const { email, password, name } = entry;
    const user = {
      id: randomUUID(),
      email,
      name,
      passwordHash: await passwords.hashPassword(password),
      preferences: noPreferences,
      language,
      createdAt: new Date(clock()),
    };
    await insertUser(database, user).catch((cause: unknown) => {
      if (isUniqueViolation(cause, 'users_email_unique')) throw new AppError('email_taken');
      throw cause;
    });
    return user.id;
  }

  return {
    authenticate: sessions.authenticate,
    findMembers: sessions.findMembers,
    onRightsChanged: sessions.onRightsChanged,

    async signUp(entry, arrival) {
      await attempts.countSignUp(arrival.address);
      if (!(await parts.settings.read()).registration_open)
        throw new AppError('registration_closed');
      if (isWeakPassword(entry)) throw new AppError('password_too_common');
      // Before the costly hash; the unique index decides between two at once.
      if (await findCredentials(database, entry.email)) throw new AppError('email_taken');
      if (await links.isReservedEmail(entry.email)) throw new AppError('email_taken');
      return beginSession(await createUser(entry, arrival.language), arrival);
    },

    async signIn(entry, arrival) {
      const email = entry.email.trim();
      const account = await findCredentials(database, email);
      const userId = account?.id ?? null;
      const forgive = await attempts.countSignIn({ email, userId }, arrival.address);
      const isRight = await passwords
        .isPassword(account?.passwordHash ?? null, entry.password)
        .catch(async (cause: unknown) => {
          // The password was not checked: that was no attempt.
          await forgive();
          throw cause;
        });
      const isAllowed =
        account !== null && mayEnter(account, parts.hasDemo) && mayReturn(account, clock());
      if (!isAllowed || !isRight) throw new AppError('login_failed');
      await forgive();
      return openSession(account.id, arrival);
    },

    openSession,
    async signOut(viewer) {
      await sessions.endSession(viewer);
    },
    profile,
    findDemoAccounts: async () =>
      parts.hasDemo ? findDemoAccounts(database) : { demo: null, demo_admin: null },
  };
}
