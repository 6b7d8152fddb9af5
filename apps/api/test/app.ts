import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type AppParts, buildApp } from '#app.ts';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { systemRandom } from '#platform/clock.ts';
import { createPostgresBus } from '#platform/realtime/postgres-bus.ts';
import { createTestDatabase } from './database.ts';

/** A clock that stands until it is moved. */
export interface TestClock {
  now(): number;
  advance(milliseconds: number): void;
}

export interface TestApp {
  app: FastifyInstance;
  inject: FastifyInstance['inject'];
  database: OpenDatabase;
  clock: TestClock;
  close(): Promise<void>;
}

const quiet = { info() {}, warn() {} };

export function createTestClock(start = Date.parse('2026-11-21T08:00:00Z')): TestClock {
  let now = start;
  return {
    now: () => now,
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}

/** The whole app on a fresh database of its own, without limits, each reply compared with its schema. */
export async function buildTestApp(
  options: Partial<Omit<AppParts, 'config'>> & { config?: Partial<AppParts['config']> } = {},
): Promise<TestApp> {
  const testDatabase = await createTestDatabase();
  const database = await openDatabase({
    url: testDatabase.url,
    dataFolder: '',
    poolSize: 4,
    log: quiet,
  });
  const log = pino({ level: 'silent' });
  const bus = options.bus ?? (await createPostgresBus(database.url, log));
  const clock = createTestClock();
  const app = await buildApp({
    database,
    bus,
    log,
    redis: null,
    clock: clock.now,
    random: systemRandom,
    overload: { maximumDelayMilliseconds: 0, maximumMemoryBytes: 0 },
    checksReplies: true,
    web: null,
    ...options,
    config: {
      role: 'all',
      publicUrl: null,
      trustProxy: false,
      corsOrigins: [],
      metricsToken: null,
      rateLimitFactor: 0,
      ...options.config,
    },
  });
  return {
    app,
    inject: app.inject.bind(app),
    database,
    clock,
    async close() {
      await app.close();
      await bus.close();
      await database.close();
      await testDatabase.close();
    },
  };
}
