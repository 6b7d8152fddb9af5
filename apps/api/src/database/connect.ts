import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { clientWithDeadline } from './client-with-deadline.ts';
import { openEmbedded } from './embedded/open.ts';
import { keepRunning } from './embedded/watch.ts';
import { isUnavailable } from './failures.ts';
import type { DatabaseLog } from './log.ts';

/** The database, or a transaction in it: stores take either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  /** The current address; reconnecting clients ask again. */
  url(): string;
  isEmbedded: boolean;
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

interface Options {
  /** Without it, the embedded server of `dataFolder`. */
  url: string | null;
  dataFolder: string;
  poolSize?: number;
  /** A connection on which nothing arrives for so long while a query runs is dropped. */
  maxSilentMilliseconds?: number;
  log: DatabaseLog;
}

/** Requests may take 15 s. */
const statementMilliseconds = 10_000;
/** The database answers each statement sooner: it is gone (frozen, a firewall that forgot the connection). */
const silentMilliseconds = 12_000;
/** Idle transactions hold locks. */
const idleInTransactionMilliseconds = 15_000;
const connectMilliseconds = 4000;
/** A process of the server takes up to 9 MB for each. On two cores ten connections answered no more calls. */
const defaultPoolSize = 6;

/** A pool whose later connections may use another address. */
class ReconnectablePool extends pg.Pool {
  declare readonly options: pg.PoolConfig;
  declare readonly ending: boolean;
}

/** Opens the named server, or the embedded one, which is restarted when it dies. */
export async function openDatabase(options: Options): Promise<OpenDatabase> {
  const embedded = options.url === null ? await openEmbedded(options) : null;
  const url = () => embedded?.url() ?? options.url ?? '';
  const pool = openPool(url(), options);
  const watch =
    embedded === null
      ? null
      : keepRunning(embedded, options.log, () => {
          pool.options.connectionString = embedded.url();
        });
  // The last process may have left the server read-only, on a disk that has room again.
  await watch?.ready;
  return {
    db: openDrizzle(pool),
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
      await watch?.stop();
      await pool.end();
      await embedded?.stop();
    },
  };
}

function openPool(
  url: string,
  { poolSize = defaultPoolSize, maxSilentMilliseconds = silentMilliseconds, log }: Options,
): ReconnectablePool {
  // The types don't know the pool's option `Client`.
  const config: pg.PoolConfig & { Client: typeof pg.Client } = {
    connectionString: url,
    Client: clientWithDeadline(maxSilentMilliseconds),
    max: poolSize,
    application_name: 'pomona',
    connectionTimeoutMillis: connectMilliseconds,
    idleTimeoutMillis: Math.min(30_000, maxSilentMilliseconds / 2),
    statement_timeout: statementMilliseconds,
    idle_in_transaction_session_timeout: idleInTransactionMilliseconds,
    keepAlive: true,
  };
  const pool = new ReconnectablePool(config);
  // Without listeners a lost connection ends the process: idle ones report to the pool, checked-out ones only to
  // themselves.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn(`a database connection was lost: ${error.message}`);
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * drizzle's own transaction does not release its connection when `begin` fails, which empties the pool after a few
 * restarts of the server.
 */
function openDrizzle(pool: pg.Pool): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await drizzle({ client }).transaction(work, config);
    } catch (error) {
      isLost = isUnavailable(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return Object.assign(drizzle({ client: pool }), { transaction });
}
