import { setTimeout as wait } from 'node:timers/promises';
import { isUnavailable } from '../failures.ts';
import type { DatabaseLog } from '../log.ts';
import { appPassword, appRole, databaseName, ensureAppDatabase } from './app-role.ts';
import { claimFolder, keepClaim, releaseFolder } from './claim.ts';
import { ensureCluster, readPassword, superuser } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { type Layout, prepareLayout } from './layout.ts';
import { withLock } from './lock.ts';
import { lastPort, readPostmaster, removeStaleNote } from './postmaster.ts';
import { startFailure } from './programs.ts';
import { killServer, startServer, stopServer } from './server.ts';
import { enterUser, hasUsers } from './users.ts';

const settleMilliseconds = 30_000;

export interface Embedded {
  /** The current address; the port may change at a restart. */
  url(): string;
  /** For what concerns the server as a whole. */
  superuserUrl(): string;
  folder: string;
  /** Restarts a dead server. Safe and cheap to call at any time, from any process. */
  ensureRunning(): Promise<void>;
  /** Stops the server unless another process uses it. Close own connections first. */
  stop(): Promise<void>;
}

interface Options {
  dataFolder: string;
  log: DatabaseLog;
}

/** Starts the embedded server of a data folder, or joins a running one. */
export async function openEmbedded(options: Options): Promise<Embedded> {
  try {
    return await open(options);
  } catch (error) {
    if (error instanceof EmbeddedError || !(error instanceof Error)) throw error;
    throw startFailure(error.message, error);
  }
}

async function open({ dataFolder, log }: Options): Promise<Embedded> {
  const layout = prepareLayout(dataFolder);
  let port = 0;
  let serverPid: number | null = null;
  await claimFolder(layout.claimFile, layout.owner);
  const stopBeat = keepClaim(layout.claimFile, () => {
    killServer(serverPid);
    // Nobody catches it: the process ends, for what it went on to write would be lost.
    throw new EmbeddedError('another container or machine has taken the data folder.');
  });
  let password = '';
  const urlOf = (role: string, secret: string, name: string) =>
    `postgres://${role}:${secret}@127.0.0.1:${port}/${name}`;
  const superuserUrl = (name: string) => urlOf(superuser, password, name);
  const start = async () => {
    port = await runningPort(layout, port, log);
    password = readPassword(layout);
    serverPid = readPostmaster(layout.cluster)?.pid ?? null;
  };
  const leave = await withLock(layout.lockFile, async () => {
    const strikeOut = enterUser(layout);
    try {
      await untilAvailable(async () => {
        await start();
        await ensureAppDatabase(superuserUrl, appPassword(password));
      });
    } catch (error) {
      strikeOut();
      stopBeat();
      throw error;
    }
    return strikeOut;
  });
  return {
    url: () => urlOf(appRole, appPassword(password), databaseName),
    superuserUrl: () => superuserUrl(databaseName),
    folder: layout.cluster,
    async ensureRunning() {
      const running = readPostmaster(layout.cluster);
      if (running?.status === 'ready') port = running.port;
      else await withLock(layout.lockFile, start);
    },
    stop: () =>
      withLock(layout.lockFile, async () => {
        stopBeat();
        leave();
        if (hasUsers(layout)) return;
        await stopServer(layout);
        releaseFolder(layout.claimFile);
      }),
  };
}

/** The port of the running server, started if needed. */
async function runningPort(layout: Layout, known: number, log: DatabaseLog): Promise<number> {
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
    await wait(50);
  }
  await ensureCluster(layout);
  removeStaleNote(layout.cluster);
  const port = await startServer(layout, known || lastPort(layout.cluster));
  log.info(`the database in ${layout.cluster} runs on 127.0.0.1:${port}`);
  return port;
}

/** A server that just died still looks alive, and a recovering one refuses connections. */
async function untilAvailable(work: () => Promise<void>): Promise<void> {
  const deadline = Date.now() + settleMilliseconds;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isUnavailable(error) || Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
