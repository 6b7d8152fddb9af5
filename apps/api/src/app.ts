import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { OpenDatabase } from '#database/connect.ts';
import { isDiskFull, isUnavailable } from '#database/failures.ts';
import type { SeedStep } from '#database/seed.ts';
import { demoAccountsSeed } from '#features/accounts/demo/seed.ts';
import { serveAccountForms } from '#features/accounts/forms/routes.ts';
import { createPasswords } from '#features/accounts/passwords/service.ts';
import { serveAccounts } from '#features/accounts/routes.ts';
import { createAccounts } from '#features/accounts/service.ts';
import { demoFavouritesSeed } from '#features/favourites/demo/seed.ts';
import { serveFavourites } from '#features/favourites/routes.ts';
import { createFavourites } from '#features/favourites/service.ts';
import { serveFoods } from '#features/foods/routes.ts';
import { createFoods } from '#features/foods/service.ts';
import { serveImages } from '#features/images/routes.ts';
import { createImages, pictureOf, picturesVersion } from '#features/images/service.ts';
import { createRecipePublication } from '#features/publication/service.ts';
import { serveRecipeExport } from '#features/recipe-exchange/exporting/routes.ts';
import { createExporting } from '#features/recipe-exchange/exporting/service.ts';
import { serveRecipeImport } from '#features/recipe-exchange/importing/routes.ts';
import { createImporting } from '#features/recipe-exchange/importing/service.ts';
import { renewalSeed } from '#features/recipe-writing/renewal/seed.ts';
import { createRenewal } from '#features/recipe-writing/renewal/service.ts';
import { serveRecipeWriting } from '#features/recipe-writing/routes.ts';
import { createRecipeWriting } from '#features/recipe-writing/service.ts';
import { createTidying } from '#features/recipe-writing/worker.ts';
import { catalogueSeed } from '#features/recipes/catalogue/seed.ts';
import { readCatalogueContent } from '#features/recipes/catalogue/service.ts';
import { serveRecipes } from '#features/recipes/routes.ts';
import { createRecipes } from '#features/recipes/service.ts';
import { serveSimilar } from '#features/recipes/similar/routes.ts';
import { createSimilar } from '#features/recipes/similar/service.ts';
import { demoReviewsSeed } from '#features/reviews/demo/seed.ts';
import { serveReviews } from '#features/reviews/routes.ts';
import { createReviews } from '#features/reviews/service.ts';
import { demoShoppingSeed } from '#features/shopping/demo/seed.ts';
import { serveShopping } from '#features/shopping/routes.ts';
import { createShopping } from '#features/shopping/service.ts';
import { serveSystem } from '#features/system/routes.ts';
import { createSystem } from '#features/system/service.ts';
import { createPageData } from '#features/system/versions/service.ts';
import { serveConsent } from '#features/wellness/consent/routes.ts';
import { createConsent } from '#features/wellness/consent/service.ts';
import { demoWellnessSeed } from '#features/wellness/demo/seed.ts';
import { createDemoMonth } from '#features/wellness/demo/worker.ts';
import { serveMeals } from '#features/wellness/meals/routes.ts';
import { createMeals } from '#features/wellness/meals/service.ts';
import { type Clock, type RandomSource, systemClock, systemRandom } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import {
  type CountCall,
  createMemoryCounter,
  createRedisCounter,
} from '#platform/http/call-counter.ts';
import { serveDocs } from '#platform/http/docs.ts';
import { serveMetrics } from '#platform/http/metrics.ts';
import type { OverloadOptions } from '#platform/http/overload.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { serveWeb } from '#platform/pages/serve-web.ts';
import { places } from '#platform/places.ts';
import type { Bus } from '#platform/realtime/bus.ts';

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
  >;
  database: OpenDatabase;
  bus: Bus;
  /** Where limits are counted when several processes share them. */
  redis: Redis | null;
  log: FastifyBaseLogger;
  clock: Clock;
  random: RandomSource;
  overload: OverloadOptions;
  checksReplies: boolean;
  /** The built web client; without it this is an API alone. */
  web: { clientFolder: string; rendererFile: string } | null;
}

/** The process without its address: what it answers, and what it does unasked. */
export interface App {
  http: FastifyInstance;
  /** Takes up what is to be done in the background, until the end. */
  work(): Promise<void>;
}

/** Everything the process does: the table of contents. */
export async function buildApp(parts: AppParts): Promise<App> {
  const { config, database: open, bus, clock, random, log } = parts;
  const database = open.db;
  const faults = { isUnavailable, isDiskFull };
  const { rateLimitFactor, hasDemo } = config;

  const accounts = createAccounts({ database, bus, clock, random, log, rateLimitFactor, hasDemo });
  const recipes = createRecipes({ database, bus, clock });
  const foods = createFoods(recipes);
  const similar = createSimilar({ database, recipes, accounts, bus, clock });
  const favourites = createFavourites(database, recipes);
  const reviews = createReviews({ database, recipes, bus, clock });
  const shopping = createShopping({ database, recipes, clock });
  const consent = createConsent({ database, clock });
  const meals = createMeals({ database, recipes, consent, clock });
  const jobs = createJobs({ pool: open.pool, log, supervises: config.role !== 'web' });
  const images = createImages({ database, jobs, log });
  const writing = createRecipeWriting({ database, images, bus, clock, random });
  const exporting = createExporting({ database, recipes, clock });
  const importing = createImporting({ database, log });
  const publication = createRecipePublication({ database, bus, clock });
  const renewal = createRenewal({ database, images, bus });
  const tidying = createTidying({ writing, renewal, images, log });
  const demoMonth = createDemoMonth({ database: open, clock, log });
  const system = createSystem({
    database,
    bus,
    clock,
    findDemoAccounts: () => accounts.findDemoAccounts(),
  });

  const { readConfig } = system;
  const pageData = createPageData({ database, bus, clock, readConfig });

  const app = await createHttpServer({
    log,
    faults,
    authenticate: accounts.authenticate,
    limits: { factor: rateLimitFactor, count: callCounter(parts) },
    overload: parts.overload,
    trustProxy: config.trustProxy,
    corsOrigins: config.corsOrigins,
    checksReplies: parts.checksReplies,
  });
  app.addHook('onClose', async () => {
    recipes.close();
    similar.close();
    pageData.close();
    await tidying.close();
    demoMonth.close();
    await importing.close();
    await images.close();
    await jobs.close();
  });
  serveMetrics(app, config.metricsToken, readingsOf(parts));
  serveSystem(app, system);
  // A process for jobs alone answers whether it lives, and nothing else.
  if (config.role !== 'jobs') {
    serveAccounts(app, accounts);
    serveRecipes(app, recipes);
    serveSimilar(app, similar);
    serveRecipeWriting(app, writing, publication);
    serveRecipeImport(app, importing);
    serveRecipeExport(app, exporting, config);
    serveFoods(app, foods);
    serveFavourites(app, favourites);
    serveReviews(app, reviews);
    serveShopping(app, shopping);
    serveImages(app, images);
    serveConsent(app, consent);
    serveMeals(app, meals);
    serveDocs(app);
    if (parts.web) {
      const { publicUrl } = config;
      const serveForm = await serveWeb(app, { ...parts.web, publicUrl, faults, data: pageData });
      if (serveForm) serveAccountForms(serveForm, accounts);
    }
  }
  return {
    http: app,
    work: async () => {
      if (config.role === 'web') return;
      if (hasDemo) demoMonth.work();
      tidying.work();
      await images.work();
    },
  };
}

/** What every database of this version holds. */
export async function seedSteps(
  config: Pick<Config, 'hasDemo'>,
  clock: Clock = systemClock,
): Promise<SeedStep[]> {
  const catalogue = catalogueSeed(
    readCatalogueContent(places.catalogue, { pictureOf, picturesVersion }),
  );
  const always = [catalogue, renewalSeed()];
  if (!config.hasDemo) return always;
  const passwords = createPasswords(systemRandom);
  return [
    ...always,
    demoAccountsSeed((password) => passwords.hashPassword(password)),
    demoReviewsSeed(),
    demoFavouritesSeed(),
    demoShoppingSeed(),
    demoWellnessSeed(clock),
  ];
}

function callCounter({ clock, redis }: AppParts): CountCall {
  const alone = createMemoryCounter(clock);
  return redis ? createRedisCounter(redis, alone) : alone;
}

function readingsOf({ database, bus }: AppParts) {
  const { pool } = database;
  return [
    { name: 'pomona_database_connections', help: 'Open.', read: () => pool.totalCount },
    { name: 'pomona_database_connections_idle', help: 'Idle.', read: () => pool.idleCount },
    { name: 'pomona_database_waiting', help: 'Calls in queue.', read: () => pool.waitingCount },
    { name: 'pomona_bus_healthy', help: '1 while connected.', read: () => Number(bus.isHealthy()) },
  ];
}
