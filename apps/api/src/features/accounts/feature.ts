import type { SeedStep } from '#database/seed.ts';
import type { Settings } from '#features/system/settings/service.ts';
import { systemRandom } from '#platform/clock.ts';
import type { Feature, FeatureParts, SeedParts } from '#platform/feature.ts';
import { type Administration, createAdministration } from './administration/service.ts';
import { createAttempts } from './attempts/service.ts';
import { createConfirmPassword } from './confirmation/service.ts';
import { demoAccountsSeed } from './demo/seed.ts';
import { createDevices } from './devices/service.ts';
import { createEmailChanges } from './email/service.ts';
import { createRemoval } from './erasure/removal/service.ts';
import { serveErasure } from './erasure/routes.ts';
import { createErasure } from './erasure/service.ts';
import { createErasureWork } from './erasure/worker.ts';
import { serveAccountForms } from './forms/routes.ts';
import { createGrants, type Grants } from './grants/service.ts';
import { createAccountLinks } from './links/service.ts';
import { createNotices } from './notices/service.ts';
import { workOnNotices } from './notices/worker.ts';
import { createChallenges } from './passkeys/challenges/service.ts';
import { servePasskeys } from './passkeys/routes.ts';
import { createPasskeys } from './passkeys/service.ts';
import { createPasskeySignIn } from './passkeys/sign-in/service.ts';
import { createPasswords } from './passwords/service.ts';
import { serveProfile } from './profile/routes.ts';
import { createProfile, type Portraits } from './profile/service.ts';
import { serveRecovery } from './recovery/routes.ts';
import { createRecovery } from './recovery/service.ts';
import { serveAccounts } from './routes.ts';
import { serveSecurity } from './security/routes.ts';
import { createSecurity } from './security/service.ts';
import { type Accounts, createAccounts } from './service.ts';
import { createSessions } from './sessions/service.ts';

export function accountsFeature(
  parts: FeatureParts & {
    portraits: Portraits;
    removeUnusedPictures(): Promise<void>;
    settings: Settings;
  },
): Feature & { accounts: Accounts; administration: Administration; grants: Grants } {
  const { bus, clock, databaseClock, jobs, mailer, random, log, portraits } = parts;
  const { hasDemo, publicUrl, rateLimitFactor } = parts.config;
  const database = parts.database.db;
  const passwords = createPasswords(random);
  const attempts = createAttempts({ database, clock, factor: rateLimitFactor });
  const sessions = createSessions({
    ...{ database, bus, clock, databaseClock, random, log, hasDemo },
  });
  const confirmPassword = createConfirmPassword({ database, passwords, attempts });
  const links = createAccountLinks({ database, clock, random });
  const origin = publicUrl ?? 'http://localhost';
  const notices = createNotices({ database, clock, jobs, mailer, links, origin, log });
  const emailChanges = createEmailChanges({ clock, links, notices });
  const profile = createProfile({ database, clock, portraits, confirmPassword, emailChanges });
  const devices = createDevices({ database, clock, attempts, notices });
  const common = { database, databaseClock, notices };
  const erasure = createErasure({ ...common, confirmPassword, sessions });
  const { removeUnusedPictures } = parts;
  const eraseDue = createRemoval({ ...common, removeUnusedPictures });
  const erasureWork = createErasureWork({ eraseDue, log });
  const accounts = createAccounts({
    ...{ database, clock, passwords, attempts, sessions, profile, devices, links },
    ...{ keepAccount: erasure.keepAccount, settings: parts.settings, hasDemo },
  });
  const security = createSecurity({ database, passwords, confirmPassword, sessions, notices });
  const recovery = createRecovery({
    ...{ database, clock, attempts, links, notices, passwords, sessions, log },
    reachesPeople: mailer.reachesPeople,
  });
  const challenges = createChallenges({ database, clock, random });
  const passkeys = {
    ...createPasskeys({ database, clock, challenges, confirmPassword }),
    ...createPasskeySignIn({
      ...{ database, clock, challenges, hasDemo },
      openSession: accounts.openSession,
    }),
  };
  const administration = createAdministration({
    ...{ database, databaseClock, sessions },
    issueResetLink: recovery.issueResetLink,
  });
  const grants = createGrants({ database, databaseClock, attempts, sessions });
  return {
    ...{ accounts, administration, grants },
    serve(http) {
      serveAccounts(http, accounts);
      serveProfile(http, profile);
      serveSecurity(http, security);
      servePasskeys(http, passkeys, publicUrl);
      serveRecovery(http, recovery);
      serveErasure(http, erasure);
    },
    work() {
      erasureWork.work();
      return workOnNotices(jobs, notices);
    },
    close: () => erasureWork.close(),
    serveForms: (serveForm) => serveAccountForms(serveForm, accounts, recovery),
  };
}

export function accountsSeeds({ hasDemo }: SeedParts): SeedStep[] {
  if (!hasDemo) return [];
  const passwords = createPasswords(systemRandom);
  return [demoAccountsSeed((password) => passwords.hashPassword(password))];
}
