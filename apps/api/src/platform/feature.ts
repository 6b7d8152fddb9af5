import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { DatabaseClock } from '#database/clock.ts';
import type { OpenDatabase } from '#database/connect.ts';
import type { Clock, RandomSource } from './clock.ts';
import type { Config } from './config.ts';
import type { Visits } from './http/visits.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mail.ts';
import type { ServeForm } from './pages/form-pages.ts';
import type { Bus } from './realtime/bus.ts';

/** What every feature is given; services of other features come beside it. */
export interface FeatureParts {
  config: Pick<
    Config,
    'dataFolder' | 'hasDemo' | 'publicUrl' | 'rateLimitFactor' | 'chef' | 'images'
  >;
  database: OpenDatabase;
  bus: Bus;
  jobs: Jobs;
  visits: Visits;
  mailer: Mailer;
  log: FastifyBaseLogger;
  clock: Clock;
  databaseClock: DatabaseClock;
  random: RandomSource;
}

export interface Feature {
  serve?(http: FastifyInstance): void;
  /** Registers the forms that browsers post by themselves; only where pages are served. */
  serveForms?(serveForm: ServeForm): void;
  work?(): void | Promise<void>;
  close?(): void | Promise<void>;
}

/** What the content of a feature in the database depends on. */
export interface SeedParts {
  hasDemo: boolean;
  clock: Clock;
}
