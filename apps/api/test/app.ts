import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SessionReply } from '@pomona/contract/accounts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { type AppParts, buildApp } from '#app.ts';
import type { DatabaseClock } from '#database/clock.ts';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { updateRole } from '#features/accounts/administration/store.ts';
import { rightsChanged } from '#features/accounts/sessions/recent.ts';
import { systemRandom } from '#platform/clock.ts';
import { createLogMailer } from '#platform/mail/log-mailer.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { createPostgresBus } from '#platform/realtime/postgres-bus.ts';
import { createTestDatabase } from './database.ts';

/** A clock that stands until it is moved. */
export interface TestClock {
  now: () => number;
  advance(milliseconds: number): void;
}

export interface TestApp {
  app: FastifyInstance;
  inject: FastifyInstance['inject'];
  database: OpenDatabase;
  bus: Bus;
  clock: TestClock;
  databaseClock: DatabaseClock;
  roles: { makeAdmin(userId: string): Promise<void>; makeMember(userId: string): Promise<void> };
  /** Starts the background work. */
  work(): Promise<void>;
  /** Signs somebody new up and in; gives the headers that say so. */
  signIn(who?: { email?: string; name?: string; isAdmin?: boolean }): Promise<SignedIn>;
  close(): Promise<void>;
}

/** Someone signed in. */
export interface SignedIn {
  id: string;
  token: string;
  headers: { authorization: string };
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
  const bus = options.bus ?? (await createPostgresBus(() => database.url(), log));
  const clock = createTestClock();
  const databaseClock = () => sql`${new Date(clock.now()).toISOString()}::timestamptz`;
  const dataFolder = mkdtempSync(join(tmpdir(), 'pomona-test-'));
  const { http: app, work } = await buildApp({
    database,
    bus,
    log,
    redis: null,
    mailer: createLogMailer(log),
    clock: clock.now,
    databaseClock,
    random: systemRandom,
    overload: { maximumDelayMilliseconds: 0, maximumHeapBytes: 0, maximumBodyBytes: 0 },
    checksReplies: true,
    web: null,
    ...options,
    config: {
      role: 'all',
      dataFolder,
      hasDemo: true,
      publicUrl: null,
      trustProxy: false,
      corsOrigins: [],
      metricsToken: null,
      rateLimitFactor: 0,
      hasServiceWorker: true,
      chef: { requestsPerHour: 30, model: null },
      images: { model: null },
      ...options.config,
    },
  });
  const setRole = async (userId: string, isAdmin: boolean) => {
    await updateRole(database.db, userId, isAdmin);
    await bus.publish(rightsChanged, userId);
  };
  const roles = {
    makeAdmin: (userId: string) => setRole(userId, true),
    makeMember: (userId: string) => setRole(userId, false),
  };
  let people = 0;
  return {
    app,
    inject: app.inject.bind(app),
    database,
    bus,
    clock,
    databaseClock,
    roles,
    work,
    async signIn({ email, name = 'Ada', isAdmin = false } = {}) {
      people += 1;
      const answer = await app.inject({
        method: 'POST',
        url: '/api/users/register',
        payload: {
          email: email ?? `person-${people}@pomona.test`,
          password: 'a long enough password',
          name,
        },
      });
      if (answer.statusCode !== 201) throw new Error(`Nobody could sign up: ${answer.body}`);
      const { access_token: token, user } = answer.json<SessionReply>();
      if (isAdmin) await roles.makeAdmin(user.id);
      return { id: user.id, token, headers: { authorization: `Bearer ${token}` } };
    },
    async close() {
      await app.close();
      await bus.close();
      await database.close();
      await testDatabase.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
