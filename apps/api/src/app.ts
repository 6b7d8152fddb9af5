import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { DatabaseClock } from '#database/clock.ts';
import type { OpenDatabase } from '#database/connect.ts';
import { isDiskFull, isTemporary } from '#database/failures.ts';
import type { SeedStep } from '#database/seed.ts';
import { accountsFeature, accountsSeeds } from '#features/accounts/feature.ts';
import type { Accounts } from '#features/accounts/service.ts';
import { adminFeature } from '#features/admin/feature.ts';
import { analyticsFeature } from '#features/analytics/feature.ts';
import { chatFeature } from '#features/chat/feature.ts';
import { chefFeature } from '#features/chef/feature.ts';
import { favouritesFeature, favouritesSeeds } from '#features/favourites/feature.ts';
import { foodsFeature } from '#features/foods/feature.ts';
import { imagesFeature } from '#features/images/feature.ts';
import { memberExportFeature } from '#features/member-export/feature.ts';
import { publicationFeature } from '#features/publication/feature.ts';
import { recipeExchangeFeature } from '#features/recipe-exchange/feature.ts';
import { recipeSharingFeature } from '#features/recipe-sharing/feature.ts';
import { recipeWritingFeature, recipeWritingSeeds } from '#features/recipe-writing/feature.ts';
import { recipesFeature, recipesSeeds } from '#features/recipes/feature.ts';
import { reviewsFeature, reviewsSeeds } from '#features/reviews/feature.ts';
import { shoppingFeature, shoppingSeeds } from '#features/shopping/feature.ts';
import { openSettings, systemFeature } from '#features/system/feature.ts';
import { wellnessFeature, wellnessSeeds } from '#features/wellness/feature.ts';
import { type Clock, type RandomSource, systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import type { Feature, FeatureParts, SeedParts } from '#platform/feature.ts';
import { serveDocs } from '#platform/http/docs/api-reference.ts';
import type { OverloadOptions } from '#platform/http/limits/overload.ts';
import { serveMetrics } from '#platform/http/logging/metrics.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { createVisits, noteVisits } from '#platform/http/visits.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mail.ts';
import { serveWeb } from '#platform/pages/serve-web.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { createHub, type Hub } from '#platform/realtime/sockets/hub.ts';

/** What the app is made of; tests pass their own. */
export interface AppParts {
  config: Pick<
    Config,
    | 'role'
    | 'dataFolder'
    | 'hasDemo'
    | 'publicUrl'
    | 'trustProxy'
    | 'corsOrigins'
    | 'metricsToken'
    | 'rateLimitFactor'
    | 'hasServiceWorker'
    | 'chef'
    | 'images'
  >;
  database: OpenDatabase;
  bus: Bus;
  /** Where limits are counted when several processes share them. */
  redis: Redis | null;
  mailer: Mailer;
  log: FastifyBaseLogger;
  clock: Clock;
  databaseClock: DatabaseClock;
  random: RandomSource;
  overload: OverloadOptions;
  checksReplies: boolean;
  /** The built web client; without it this is an API alone. */
  web: { clientFolder: string; rendererFile: string } | null;
}

/** The process without its address. */
export interface App {
  http: FastifyInstance;
  /** Starts the background work, which goes on until the server closes. */
  work(): Promise<void>;
}

/** The features in the order of their dependencies: the table of contents. */
function createFeatures(parts: FeatureParts) {
  const settings = openSettings(parts);
  const { images, ...imagesPart } = imagesFeature(parts);
  const { accounts, administration, grants, ...accountsPart } = accountsFeature({
    ...parts,
    ...{ portraits: images, settings },
    removeUnusedPictures: images.removeUnused,
  });
  const hub = openHub(parts, accounts);
  const {
    recipes,
    versions: recipeVersions,
    ...recipesPart
  } = recipesFeature({ ...parts, accounts });
  const { writing, ...writingPart } = recipeWritingFeature({ ...parts, recipes, images });
  const { publication, ...publicationPart } = publicationFeature({ ...parts, writing });
  const { exporting, archives, ...exchangePart } = recipeExchangeFeature({ ...parts, recipes });
  const { readings, readModelStatus, ...chefPart } = chefFeature({
    ...parts,
    ...{ accounts, images, settings },
  });
  const { reviews, ...reviewsPart } = reviewsFeature({ ...parts, recipes });
  const { moderation, mutes, ...chatPart } = chatFeature({ ...parts, hub, settings });
  const features: Feature[] = [
    imagesPart,
    accountsPart,
    recipesPart,
    writingPart,
    publicationPart,
    recipeSharingFeature({ ...parts, writing }),
    exchangePart,
    memberExportFeature({ ...parts, exporting }),
    foodsFeature({ recipes }),
    favouritesFeature({ ...parts, recipes }),
    reviewsPart,
    shoppingFeature({ ...parts, recipes, hub }),
    wellnessFeature({ ...parts, accounts, recipes }),
    chatPart,
    adminFeature({
      ...{ ...parts, administration, grants, images, writing, publication },
      ...{ settings, readModelStatus, archives },
      moderated: { chat: moderation, mutes, reviews },
    }),
    chefPart,
    analyticsFeature(parts),
  ];
  const { pageData, ...system } = systemFeature({ ...parts, accounts, settings, recipeVersions });
  return { accounts, features, system, pageData, recipes, hub, readings };
}

function openHub({ bus, log, clock }: FeatureParts, accounts: Accounts): Hub {
  const hub = createHub({ log, clock, findMembers: accounts.findMembers });
  accounts.onRightsChanged((memberId) => void hub.checkMember(memberId));
  bus.onReconnect(() => void hub.checkAll());
  return hub;
}

/** What every database of this version contains, in the order in which the steps build on each other. */
const seeds: readonly ((parts: SeedParts) => SeedStep[])[] = [
  recipesSeeds,
  recipeWritingSeeds,
  accountsSeeds,
  reviewsSeeds,
  favouritesSeeds,
  shoppingSeeds,
  wellnessSeeds,
];

export const seedSteps = (
  { hasDemo }: Pick<Config, 'hasDemo'>,
  clock: Clock = systemClock,
): SeedStep[] => seeds.flatMap((stepsOf) => stepsOf({ hasDemo, clock }));

export async function buildApp(parts: AppParts): Promise<App> {
  const { config, database, log } = parts;
  const faults = { isUnavailable: isTemporary, isDiskFull };
  const jobs = createJobs({ pool: database.pool, log, supervises: config.role !== 'web' });
  const visits = createVisits(parts.clock);
  const { accounts, features, system, pageData, recipes, hub, readings } = createFeatures({
    ...parts,
    ...{ jobs, visits },
  });
  const http = await createHttpServer({
    log,
    faults,
    authenticate: accounts.authenticate,
    limits: { factor: config.rateLimitFactor, redis: parts.redis },
    overload: parts.overload,
    trustProxy: config.trustProxy,
    corsOrigins: config.corsOrigins,
    socketOrigins: [...config.corsOrigins, ...(config.publicUrl ? [config.publicUrl] : [])],
    isHttps: config.publicUrl?.startsWith('https:') ?? false,
    checksReplies: parts.checksReplies,
  });
  noteVisits(http, visits);
  http.addHook('onClose', async () => {
    hub.close();
    await system.close?.();
    for (const feature of features.toReversed()) await feature.close?.();
    // Together: what is being sent gets a moment, and nothing further is begun.
    await Promise.all([jobs.close(), parts.mailer.close()]);
  });
  serveMetrics(http, config.metricsToken, [...readingsOf(parts, hub), ...readings]);
  system.serve?.(http);
  // A process for jobs alone answers whether it lives, and nothing else.
  if (config.role !== 'jobs') {
    for (const feature of features) feature.serve?.(http);
    serveDocs(http);
    if (parts.web) {
      const { publicUrl, hasServiceWorker } = config;
      const listPaths = async (limit: number) => {
        const ids = await recipes.listBestRated(limit);
        return ['/', '/recipes', ...ids.map((id) => `/recipes/${id}`)].slice(0, limit);
      };
      const serveForm = await serveWeb(http, {
        ...{ ...parts.web, publicUrl, hasServiceWorker, faults, data: pageData },
        ahead: { listPaths, isSomebodyThere: visits.isSomebodyThere },
      });
      if (serveForm) for (const feature of features) feature.serveForms?.(serveForm);
    }
  }
  return {
    http,
    work: async () => {
      if (config.role === 'web') return;
      await Promise.all(features.map(async (feature) => feature.work?.()));
    },
  };
}

function readingsOf({ database, bus }: AppParts, hub: Hub) {
  const { pool } = database;
  return [
    { name: 'pomona_database_connections', help: 'Open.', read: () => pool.totalCount },
    { name: 'pomona_database_connections_idle', help: 'Idle.', read: () => pool.idleCount },
    { name: 'pomona_database_waiting', help: 'Calls in queue.', read: () => pool.waitingCount },
    { name: 'pomona_sockets', help: 'Open.', read: () => hub.size() },
    { name: 'pomona_bus_healthy', help: '1 while connected.', read: () => Number(bus.isHealthy()) },
  ];
}
