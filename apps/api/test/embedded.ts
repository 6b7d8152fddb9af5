import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { readPostmaster } from '#database/embedded/postmaster.ts';
import { makeTestFolder } from './folders.ts';

export const quiet = { info() {}, warn() {} };

/** A folder of its own; its name has a space. */
export const makeFolder = (): string => makeTestFolder('pomona test ');

/** Such a folder with a database in it, from a copy: making one takes a second of work. */
export function makeFilledFolder(original: string): string {
  const folder = makeFolder();
  // Node's own copy would give everything to root.
  execFileSync('cp', ['-a', `${original}/.`, folder]);
  return folder;
}

/** Ends whatever server still runs in the folder, and removes it. */
export async function removeFolder(folder: string): Promise<void> {
  const running = readPostmaster(join(folder, 'postgres'));
  if (running !== null) {
    process.kill(running.pid, 'SIGQUIT');
    await until(() => readPostmaster(join(folder, 'postgres')) === null);
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

/** Waits until it holds, twenty seconds at most. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error('waited too long');
    await wait(20);
  }
}

/** The number of the server's first process. */
export function serverOf(folder: string): number {
  return Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

export async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

export interface DatabaseProcess {
  child: ChildProcess;
  /** Every line that it has printed. */
  lines: Record<string, unknown>[];
  url(): Promise<string>;
  /** Ends it as a stop would; gives back its exit code. */
  close(): Promise<number | null>;
  /** kill -9. */
  kill(): Promise<void>;
}

/** Starts `database-process.ts` on a data folder. */
export function startProcess(
  folder: string,
  work: 'hold' | 'write' | 'migrate' = 'hold',
  account: { uid?: number; gid?: number } = {},
): DatabaseProcess {
  const script = fileURLToPath(new URL('database-process.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, work], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...account,
  });
  const lines: Record<string, unknown>[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(JSON.parse(line)));
  const ended = once(child, 'exit');
  return {
    child,
    lines,
    async url() {
      await until(() => lines.length > 0 || child.exitCode !== null);
      if (lines.length === 0) throw new Error(`the process ended with ${child.exitCode}`);
      return String(lines[0]?.url);
    },
    async close() {
      child.stdin.end();
      await ended;
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
