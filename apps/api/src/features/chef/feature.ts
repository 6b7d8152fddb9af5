import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#database/connect.ts';
import type { Accounts } from '#features/accounts/service.ts';
import type { Images } from '#features/images/service.ts';
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
}: FeatureParts & { accounts: Accounts; images: Images }): Feature & {
  readings: readonly Reading[];
} {
  const totals = createReplyTotals();
  const modelTotals = createModelTotals();
  const { requestsPerHour, model } = config.chef;
  const { rateLimitFactor: factor } = config;
  const maxPerHour = factor === 0 ? Number.POSITIVE_INFINITY : Math.ceil(requestsPerHour * factor);
  const chef = createChef({
    ...{ profile: accounts.profile, images, totals },
    calls: createCalls({ database, clock, random, maxPerHour }),
    thread: createCookThread({
      model: model && openModel(model, { database, clock, log, totals: modelTotals }),
      log,
    }),
  });
  return {
    readings: model ? [...totals.readings, ...modelTotals.readings] : totals.readings,
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
    model: languageModelOf(config),
    limits: config.limits,
  });
}
