import type { Accounts } from '#features/accounts/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import type { PageData } from '#platform/pages/page-cache.ts';
import { serveSystem } from './routes.ts';
import { createSystem } from './service.ts';
import { createPageData } from './versions/service.ts';

export function systemFeature({
  config,
  database: { db: database },
  bus,
  clock,
  databaseClock,
  mailer,
  accounts,
}: FeatureParts & { accounts: Accounts }): Feature & { pageData: PageData } {
  const findDemoAccounts = () => accounts.findDemoAccounts();
  const system = createSystem({
    ...{ database, databaseClock, bus, clock, findDemoAccounts },
    sendsMail: mailer.reachesPeople,
    chefModel: config.chef.model?.name ?? null,
  });
  const { readConfig } = system;
  const { close, ...pageData } = createPageData({ database, bus, clock, readConfig });
  return { pageData, serve: (http) => serveSystem(http, system), close };
}
