import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { type App, buildApp, seedSteps } from '#app.ts';
import { databaseClock } from '#database/clock.ts';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { EmbeddedError } from '#database/embedded/embedded-error.ts';
import { isDiskFull, isForbidden, isUnavailable } from '#database/failures.ts';
import { migrateDatabase, SchemaError } from '#database/migrate.ts';
import { DatabaseUrlError, requireDatabase } from '#database/named.ts';
import { seedDatabase } from '#database/seed.ts';
import { systemClock, systemRandom } from '#platform/clock.ts';
import { type Config, ConfigError, readConfig } from '#platform/config.ts';
import { createLog, flushLog } from '#platform/log.ts';
import { loggedError } from '#platform/log-errors.ts';
import { openMailer } from '#platform/mail/open-mailer.ts';
import { paths } from '#platform/paths.ts';
import { requireFreePort } from '#platform/port.ts';
import { createProgress, type Progress } from '#platform/progress.ts';
import { openBus } from '#platform/realtime/open-bus.ts';
import { version } from '#platform/version.ts';

/**
 * Beyond this calls are turned away with 503, so that those taken are answered in time. Two seconds, because a busy
 * machine (pictures being drawn, other programs) delays a process by hundreds of milliseconds without any overload.
 */
const overload = {
  maximumDelayMilliseconds: 2000,
  maximumHeapBytes: 700_000_000,
  maximumBodyBytes: 64_000_000,
};

/** How long a stop may take before it is forced. */
const stopMilliseconds = 10_000;
/** Calls in flight may take so long; then their connections are cut. */
const inFlightMilliseconds = 2500;

type Closer = () => Promise<unknown>;

// A full disk or a closed pipe behind them must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

const progress = createProgress((text) => process.stdout.write(text), Date.now);

// The only place that ends the process.
await start(progress).catch((error: unknown) => {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
});

async function start(progress: Progress): Promise<void> {
  const config = readConfig({
    environment: readEnvironment(),
    arguments: process.argv.slice(2),
    workingFolder: process.cwd(),
    isTerminal: process.stdout.isTTY === true,
  });
  progress.say(`Pomona ${version}`);
  await requireFreePort(config.host, config.port);
  const log = createLog(config);
  const closers: Closer[] = [];
  try {
    const app = await open(config, log, closers);
    closeWithGrace({ delay: stopMilliseconds, logger: log }, async ({ err }) => {
      if (err) log.fatal({ err }, 'an error that nobody caught');
      else progress.say('\nPomona stops …');
      await closeAll(closers, log);
      await flushLog(log);
    });
    const address = await app.http.listen({ host: config.host, port: config.port });
    if (config.isDemoLeftOut) {
      progress.say(
        '  no demonstration, because others may reach this address (DEMO=on brings it, with published passwords)',
      );
    }
    progress.say(`Pomona is ready: ${shownAddress(config, address)}`);
    app.work().catch((error: unknown) => log.error({ err: error }, 'background work failed'));
  } catch (error) {
    await closeAll(closers, log);
    throw error;
  }
}

/** Opens everything in order; what has been opened so far is in `closers`, also when this fails half-way. */
async function open(config: Config, log: Logger, closers: Closer[]): Promise<App> {
  const database = await progress.during('database ready', async () => {
    if (config.databaseUrl !== null) await requireDatabase(config.databaseUrl);
    return openDatabase({
      url: config.databaseUrl,
      dataFolder: config.dataFolder,
      log: { info: (message) => log.info(message), warn: (message) => log.warn(message) },
    });
  });
  closers.push(() => database.close());
  await prepare(config, database);
  const bus = await openBus({ redisUrl: config.redisUrl, databaseUrl: () => database.url() }, log);
  closers.push(() => bus.close());
  const redis = config.redisUrl
    ? (await import('#platform/redis.ts')).openRedis(config.redisUrl, log)
    : null;
  closers.push(async () => redis?.disconnect());
  const app = await buildApp({
    config,
    database,
    bus,
    redis,
    mailer: await openMailer(config.smtp, log),
    log,
    clock: systemClock,
    databaseClock,
    random: systemRandom,
    overload,
    checksReplies: false,
    web: { clientFolder: paths.client, rendererFile: paths.renderer },
  });
  closers.push(() => closeHttp(app));
  return app;
}

/** Fastify waits for connections that never sent a whole request. */
async function closeHttp({ http }: App): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), inFlightMilliseconds);
  await http.close().finally(() => clearTimeout(cut));
}

async function prepare(config: Config, database: OpenDatabase): Promise<void> {
  await progress.during('schema up to date', () =>
    migrateDatabase(database.url(), paths.migrations),
  );
  try {
    await progress.during('content in place', async () =>
      seedDatabase(database.url(), seedSteps(config)),
    );
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    progress.say(
      '  the disk is full: recipes and pages as they are; nothing is written until there is room',
    );
  }
}

/** Last opened, first closed; one that fails does not keep the others open. */
async function closeAll(closers: Closer[], log: Logger): Promise<void> {
  for (const close of closers.splice(0).reverse()) {
    await close().catch((error: unknown) => log.error({ err: error }, 'could not be closed'));
  }
}

/** A file `.env` stands behind what the environment says itself. */
function readEnvironment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile();
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  return process.env;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** An address to click on: `0.0.0.0` and `::` are none. */
function shownAddress(config: Config, listening: string): string {
  const { port } = new URL(listening);
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  return config.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** What a person can do about it; the stack only where nothing better is known. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) {
    return `Pomona can't start:\n${error.problems.map((line) => `  ${line}`).join('\n')}\n  .env.example describes every setting.`;
  }
  if (isExplained(error)) return `Pomona can't start: ${error.message}`;
  if (hasCode(error, 'EADDRINUSE')) {
    return "Pomona can't start: the port is taken. Stop what uses it, or choose another one: PORT=3001 npm start";
  }
  if (error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    return `Pomona can't start: HOST and PORT can't be used here (${error.message}).`;
  }
  if (isDiskFull(error)) {
    return "Pomona can't start: the disk is full, and the database has to be brought to this version. Make room and start again.";
  }
  if (isForbidden(error)) {
    return "Pomona can't start: the user of DATABASE_URL may not create tables there. Make it the owner of the database.";
  }
  if (isUnavailable(error)) {
    return `Pomona can't start: the database does not answer (${error instanceof Error ? error.message : ''}). Is DATABASE_URL right?`;
  }
  if (!(error instanceof Error)) return String(error);
  return `Pomona can't start: ${JSON.stringify(loggedError(error), null, 2)}`;
}

function isExplained(error: unknown): error is Error {
  return [EmbeddedError, DatabaseUrlError, SchemaError].some((kind) => error instanceof kind);
}
