import type { SeedStep } from '#database/seed.ts';
import { systemRandom } from '#platform/clock.ts';
import type { Feature, FeatureParts, SeedParts } from '#platform/feature.ts';
import { demoAccountsSeed } from './demo/seed.ts';
import { serveAccountForms } from './forms/routes.ts';
import { createPasswords } from './passwords/service.ts';
import { serveAccounts } from './routes.ts';
import { type Accounts, createAccounts } from './service.ts';

export function accountsFeature(parts: FeatureParts): Feature & { accounts: Accounts } {
  const { config, database, bus, clock, databaseClock, random, log } = parts;
  const { hasDemo, rateLimitFactor } = config;
  const accounts = createAccounts({
    ...{ database: database.db, bus, clock, databaseClock, random, log },
    ...{ hasDemo, rateLimitFactor },
  });
  return {
    accounts,
    serve: (http) => serveAccounts(http, accounts),
    serveForms: (serveForm) => serveAccountForms(serveForm, accounts),
  };
}

export function accountsSeeds({ hasDemo }: SeedParts): SeedStep[] {
  if (!hasDemo) return [];
  const passwords = createPasswords(systemRandom);
  return [demoAccountsSeed((password) => passwords.hashPassword(password))];
}
