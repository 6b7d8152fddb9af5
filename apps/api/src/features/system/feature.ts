import type { Accounts } from '#features/accounts/service.ts';
import type { VersionsOfRecipes } from '#features/recipes/versions/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import type { PageData } from '#platform/pages/page-cache.ts';
import { serveSystem } from './routes.ts';
import { createSystem } from './service.ts';
import { createSettings, type Settings } from './settings/service.ts';
import { createPageData } from './versions/service.ts';

export function systemFeature({
  config,
  database: { db: database },
  bus,
  clock,
  databaseClock,
  mailer,
  accounts,
  settings,
  recipeVersions,
}: FeatureParts & {
  accounts: Accounts;
  settings: Settings;
  recipeVersions: VersionsOfRecipes;
}): Feature & { pageData: PageData } {
  const findDemoAccounts = () => accounts.findDemoAccounts();
  const system = createSystem({
    ...{ database, databaseClock, bus, clock, settings, findDemoAccounts },
    sendsMail: mailer.reachesPeople,
    chefModel: config.chef.model?.name ?? null,
  });
  const { readConfig } = system;
  const pageData = createPageData({ database, clock, recipeVersions, readConfig });
  return { pageData, serve: (http) => serveSystem(http, system) };
}

/** Made before the features that follow them. */
export function openSettings({ config, database, bus }: FeatureParts): Settings {
  return createSettings({
    ...{ database: database.db, bus },
    defaults: {
      marketing_claims: true,
      registration_open: true,
      chat_enabled: true,
      chef_requests_per_hour: config.chef.requestsPerHour,
    },
  });
}
