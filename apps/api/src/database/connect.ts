import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Embedded, openEmbedded } from './embedded/open.ts';
import { isUnavailable } from './failures.ts';
import type { DatabaseLog } from './log.ts';

export type Database = NodePgDatabase;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** Where the server answers now; a reconnecting client asks anew. */
  url(): string;
  isEmbedded: boolean;
  /** The server answers a question. */
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  /** The server to use; without it the embedded one of `dataFolder`. */
  url: string | null;
  dataFolder: string;
  poolSize?: number;
  log: DatabaseLog;
}

/** A statement that runs longer is ended by the server; requests themselves may take 15 s. */
const statementMilliseconds = 10_000;
const connectMilliseconds = 4000;
const watchMilliseconds = 1000;

/** Opens the database: the server named, or the embedded one, which is brought back whenever it dies. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const embedded = options.url === null ? await openEmbedded(options) : null;
  const url = () => embedded?.url() ?? options.url ?? '';
  const pool = openPool(url(), options);
  const watch = embedded === null ? null : watchEmbedded({ embedded, pool, log: options.log });
  return {
    db: drizzle({ client: pool }),
    pool,
    url,
    isEmbedded: embedded !== null,
    async isHealthy() {
      try {
        await pool.query('SELECT 1');
        return true;
      } catch {
        return false;
      }
    },
    async close() {
      if (watch !== null) clearInterval(watch);
      await pool.end();
      await embedded?.stop();
    },
  };
}

function openPool(url: string, { poolSize = 10, log }: Options): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: 'pomona',
    connectionTimeoutMillis: connectMilliseconds,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMilliseconds,
    keepAlive: true,
  });
  // Without a listener the end of an idle connection would end the process.
  pool.on('error', (error) => log.warn(`a database connection was lost: ${error.message}`));
  return pool;
}

/** Looks every second whether the embedded server lives, and brings it back (kill -9, out of memory). */
function watchEmbedded(parts: { embedded: Embedded; pool: pg.Pool; log: DatabaseLog }) {
  const { embedded, pool, log } = parts;
  let isBusy = false;
  const look = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await pool.query('SELECT 1').catch(async (error: unknown) => {
        if (!isUnavailable(error)) return;
        await embedded.ensureRunning();
        moveTo(pool, embedded.url());
      });
    } catch (error) {
      log.warn(`the database could not be brought back: ${String(error)}`);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), watchMilliseconds);
  timer.unref();
  return timer;
}

/** New connections go to the new address. The driver reads `options` for each, but its types keep it to themselves. */
function moveTo(pool: pg.Pool, url: string): void {
  const { options } = pool as unknown as { options: { connectionString: string } };
  options.connectionString = url;
}
