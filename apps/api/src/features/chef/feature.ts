import type { ModelStatus } from '@pomona/contract/admin/settings';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#database/connect.ts';
import type { Accounts } from '#features/accounts/service.ts';
import type { Images } from '#features/images/service.ts';
import type { Settings } from '#features/system/settings/service.ts';
import type { Clock } from '#platform/clock.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import type { Reading } from '#platform/http/logging/metrics.ts';
import type { ModelConfig } from '#platform/model-config.ts';
import { createCalls } from './calls/service.ts';
import { languageModelOf } from './models/provider.ts';
import { createChefModel } from './models/service.ts';
import { createModelTotals, type ModelTotals } from './models/totals.ts';
import { serveChef } from './routes.ts';
import { createChef } from './service.ts';
import { createCookThread } from './thread/cook-thread.ts';
import { createReplyTotals } from './totals.ts';

export function chefFeature({
  config,
  database: { db: database },
  accounts,
  images,
  clock,
  random,
  log,
  settings,
}: FeatureParts & { accounts: Accounts; images: Images; settings: Settings }): Feature & {
  readings: readonly Reading[];
  /** `null`: the built-in engine cooks alone. */
  readModelStatus(): Promise<ModelStatus | null>;
} {
  const totals = createReplyTotals();
  const modelTotals = createModelTotals();
  const { rateLimitFactor: factor } = config;
  async function findMaxPerHour(): Promise<number> {
    if (factor === 0) return Number.POSITIVE_INFINITY;
    return Math.ceil((await settings.read()).chef_requests_per_hour * factor);
  }
  const provider = config.chef.model;
  const model = provider && openModel(provider, { database, clock, log, totals: modelTotals });
  const chef = createChef({
    ...{ profile: accounts.profile, images, totals },
    calls: createCalls({ database, clock, random, findMaxPerHour }),
    thread: createCookThread({ model, log }),
  });
  return {
    readings: model ? [...totals.readings, ...modelTotals.readings] : totals.readings,
    async readModelStatus() {
      if (provider === null || model === null) return null;
      const { provider: service, name } = provider;
      return { provider: service, name, ...(await model.readStatus()) };
    },
    serve: (http) => serveChef(http, chef),
    close: () => chef.close(),
  };
}

function openModel(
  config: ModelConfig,
  parts: { database: Database; clock: Clock; log: FastifyBaseLogger; totals: ModelTotals },
) {
  return createChefModel({
    ...parts,
    name: config.name,
    loadModel: () => languageModelOf(config),
    limits: config.limits,
  });
}
