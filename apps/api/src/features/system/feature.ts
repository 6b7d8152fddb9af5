import type { Accounts } from '#features/accounts/service.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import { serveSystem } from './routes.ts';
import { createSystem } from './service.ts';

export function systemFeature({
  database: { db: database },
  bus,
  clock,
  accounts,
}: FeatureParts & { accounts: Accounts }): Feature {
  const findDemoAccounts = () => accounts.findDemoAccounts();
  const system = createSystem({ database, bus, clock, findDemoAccounts });
  return { serve: (http) => serveSystem(http, system) };
}
