import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseLog } from '../log.ts';
import { findBinaries } from './binaries.ts';
import { ensureCluster, readPassword, startServer, stopServer, superuser } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { type Layout, prepareLayout } from './layout.ts';
import { withLock } from './lock.ts';
import { readPostmaster } from './postmaster.ts';

const databaseName = 'pomona';
const settleMilliseconds = 30_000;

export interface Embedded {
  /** Where it answers now; another port after a restart that found the old one taken. */
  url(): string;
  /** Brings the server back if it has died. Safe to call at any time, from any process. */
  ensureRunning(): Promise<void>;
  /** Ends the server, unless another process still uses it. Close the own connections first. */
  stop(): Promise<void>;
}

/** Starts the embedded server of a data folder, or joins the one that runs there already. */
export async function openEmbedded(options: {
  dataFolder: string;
  log: DatabaseLog;
}): Promise<Embedded> {
  const layout = prepareLayout(options.dataFolder, findBinaries());
  let port = 0;

  async function ensureRunning(): Promise<void> {
    await withLock(layout.lockFile, async () => {
      port = await runningPort(layout, port, options.log);
    });
  }

  await ensureRunning();
  const password = readPassword(layout);
  const url = (name = databaseName) =>
    `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`;
  await withLock(layout.lockFile, () => ensureDatabase(url('postgres')));

  return {
    url,
    ensureRunning,
    async stop() {
      await withLock(layout.lockFile, async () => {
        if (readPostmaster(layout.cluster) === null) return;
        if (await isUsedByOthers(url('postgres'))) return;
        await stopServer(layout);
      });
    },
  };
}

/** The port of the live server; starts one where there is none. */
async function runningPort(layout: Layout, lastPort: number, log: DatabaseLog): Promise<number> {
  const deadline = Date.now() + settleMilliseconds;
  for (;;) {
    const postmaster = readPostmaster(layout.cluster);
    if (postmaster === null) break;
    if (postmaster.status === 'ready') return postmaster.port;
    if (Date.now() > deadline) {
      throw new EmbeddedError(
        `The embedded database (process ${postmaster.pid}) neither starts nor ends: "${postmaster.status}". Its log is ${layout.serverLog}.`,
      );
    }
    await wait(100);
  }
  await ensureCluster(layout);
  // What a killed server left behind: its number may belong to somebody else by now.
  rmSync(join(layout.cluster, 'postmaster.pid'), { force: true });
  const port = await startServer(layout, lastPort);
  log.info(`database started on 127.0.0.1:${port}`);
  return port;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function ensureDatabase(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [
      databaseName,
    ]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  });
}

async function isUsedByOthers(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(
      "SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()",
    );
    return (rowCount ?? 0) > 0;
  }).catch(() => true);
}
