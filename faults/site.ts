import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { appPassword, appRole, databaseName } from '../apps/api/src/database/embedded/app-role.ts';
import { type Postmaster, readPostmaster } from '../apps/api/src/database/embedded/postmaster.ts';
import { makeTestFolder } from '../apps/api/test/folders.ts';
import { freePort } from '../bench/server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const main = join(root, 'apps/api/dist/main.js');
const startMilliseconds = 120_000;

const running = new Set<ChildProcess>();

/** Also those that a fault started and could not end. */
export async function stopAll(): Promise<void> {
  const ended = [...running].map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(ended);
}

/** The built server on a data folder of its own. */
export interface Site {
  address: string;
  folder: string;
  /** Of the app; another one after a restart. */
  child(): ChildProcess;
  output(): string;
  start(): Promise<void>;
  /** SIGTERM; gives back the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
}

interface Options {
  folder: string;
  environment?: Readonly<Record<string, string>>;
  /** Such as `unshare …`. */
  prefix?: readonly string[];
}

export async function createSite({
  folder,
  environment = {},
  prefix = [],
}: Options): Promise<Site> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let text = '';
  const current = () => {
    if (child === null) throw new Error('Not started');
    return child;
  };

  async function start(): Promise<void> {
    const node = [process.execPath, '--max-old-space-size=1024', main, '--role=web'];
    const [program = '', ...words] = [...prefix, ...node];
    const started = spawn(program, words, {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        PORT: String(port),
        POMONA_DATA: folder,
        RATE_LIMITS: 'off',
        DEMO: 'off',
        LOG_LEVEL: 'error',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    running.add(started);
    started.once('exit', () => running.delete(started));
    for (const stream of [started.stdout, started.stderr]) {
      stream?.on('data', (chunk) => {
        text = (text + String(chunk)).slice(-20_000);
      });
    }
    const deadline = Date.now() + startMilliseconds;
    while (!(await isReady(address))) {
      if (started.exitCode !== null) throw new Error(`Pomona did not start:\n${text}`);
      if (Date.now() > deadline) throw new Error(`Pomona was not ready in time:\n${text}`);
      await wait(50);
    }
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const ending = current();
    if (ending.exitCode !== null || ending.signalCode !== null) return ending.exitCode;
    const ended = once(ending, 'exit');
    ending.kill(signal);
    await ended;
    return ending.exitCode;
  }

  return {
    ...{ address, folder, start },
    child: current,
    output: () => text,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/api/ready`, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}

export const makeFolder = (): string => makeTestFolder('pomona-faults-');

/** A prepared data folder again: Node's own copy would give everything to root. */
export function copyFolder(original: string, folder: string): string {
  mkdirSync(folder, { recursive: true });
  execFileSync('cp', ['-a', `${original}/.`, folder]);
  return folder;
}

const postmasterOf = (folder: string): Postmaster | null =>
  readPostmaster(join(folder, 'postgres'));

/** The number of its first process. */
export function serverOf(folder: string): number {
  const running = postmasterOf(folder);
  if (running === null) throw new Error(`no database runs in ${folder}`);
  return running.pid;
}

/** As the app itself uses it. */
export function databaseUrlOf(folder: string): string {
  const secret = readFileSync(join(folder, 'postgres-password'), 'utf8').trim();
  const port = postmasterOf(folder)?.port;
  return `postgres://${appRole}:${appPassword(secret)}@127.0.0.1:${port}/${databaseName}`;
}

/** Whatever still runs in it is ended. */
export async function removeFolder(folder: string): Promise<void> {
  const running = postmasterOf(folder);
  if (running !== null) process.kill(running.pid, 'SIGQUIT');
  for (let turn = 0; postmasterOf(folder) !== null && turn < 100; turn += 1) await wait(50);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

/** In megabytes. */
export function residentOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? Number.NaN) / 1024;
}
