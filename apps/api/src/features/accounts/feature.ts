import type { SeedStep } from '#database/seed.ts';
import { systemRandom } from '#platform/clock.ts';
import type { Feature, FeatureParts, SeedParts } from '#platform/feature.ts';
import { demoAccountsSeed } from './demo/seed.ts';
import { serveAccountForms } from './forms/routes.ts';
import { createPasswords } from './passwords/service.ts';
import { serveProfile } from './profile/routes.ts';
import type { Portraits } from './profile/service.ts';
import { serveAccounts } from './routes.ts';
import { type Accounts, createAccounts } from './service.ts';

export function accountsFeature(
  parts: FeatureParts & { portraits: Portraits },
): Feature & { accounts: Accounts } {
  const { config, database, bus, clock, random, log, portraits } = parts;
  const { hasDemo, rateLimitFactor } = config;
  const accounts = createAccounts({
    ...{ database: database.db, bus, clock, random, log },
    ...{ hasDemo, rateLimitFactor, portraits },
  });
  return {
    accounts,
    serve(http) {
      serveAccounts(http, accounts);
      serveProfile(http, accounts.profile);
    },
    serveForms: (serveForm) => serveAccountForms(serveForm, accounts),
  };
}

export function accountsSeeds({ hasDemo }: SeedParts): SeedStep[] {
  if (!hasDemo) return [];
  const passwords = createPasswords(systemRandom);
  return [demoAccountsSeed((password) => passwords.hashPassword(password))];
}
