import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { openEmbedded } from './embedded/open.ts';
import { keepRunning } from './embedded/watch.ts';
import { isUnavailable } from './failures.ts';
import type { DatabaseLog } from './log.ts';

/** The database, or a transaction in it: stores take either. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

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
/** A transaction that is left open longer keeps others from their rows. */
const idleInTransactionMilliseconds = 15_000;
const connectMilliseconds = 4000;

/** A pool whose later connections can be told to go elsewhere. */
class MovablePool extends pg.Pool {
  declare readonly options: pg.PoolConfig;
  declare readonly ending: boolean;
}

/** Opens the database: the server named, or the embedded one, which is brought back whenever it dies. */
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

function openPool(url: string, { poolSize = 10, log }: Options): MovablePool {
  const pool = new MovablePool({
    connectionString: url,
    max: poolSize,
    application_name: 'pomona',
    connectionTimeoutMillis: connectMilliseconds,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMilliseconds,
    idle_in_transaction_session_timeout: idleInTransactionMilliseconds,
    keepAlive: true,
  });
  // Without listeners the end of a connection would end the process: an idle one tells the pool, one that is
  // lent to a transaction only itself.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn(`a database connection was lost: ${error.message}`);
  });
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/**
 * drizzle's own transaction never gives its connection back when `begin` fails, as it does on every connection
 * of a server that has just died: a few deaths would empty the pool.
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
