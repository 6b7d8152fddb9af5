import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import { giveTo, type Layout } from './layout.ts';

export const superuser = 'pomona';
const startSeconds = 60;

/**
 * Small, because it shares a machine with the app; everything that durability rests on keeps its default.
 * io_method: PostgreSQL 18 would start three more processes to read ahead.
 */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '48MB',
  io_method: 'sync',
  jit: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
};

/** Makes the database cluster where there is none. Built beside and then moved, so that it is whole or not there. */
export async function ensureCluster(layout: Layout): Promise<void> {
  if (existsSync(join(layout.cluster, 'PG_VERSION'))) return;
  const unfinished = `${layout.cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  giveTo(layout.account, unfinished);
  const password = randomBytes(24).toString('base64url');
  // Beside the cluster, since initdb wants an empty folder and its account must be able to read it.
  const passwordFile = join(dirname(layout.cluster), 'initdb-password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(layout.account, passwordFile);
  try {
    await runProgram(layout, 'initdb', [
      ...['-D', unfinished, '-U', superuser, `--pwfile=${passwordFile}`],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'],
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  writeFileSync(layout.passwordFile, password, { mode: 0o600 });
  rmSync(layout.cluster, { recursive: true, force: true });
  renameSync(unfinished, layout.cluster);
}

/** Starts the server on a free port, the given one if it is free, and waits until it answers. */
export async function startServer(layout: Layout, wantedPort: number): Promise<number> {
  const port = (await isFree(wantedPort)) ? wantedPort : await freePort();
  writeFileSync(layout.serverLog, '', { flag: 'a', mode: 0o600 });
  giveTo(layout.account, layout.serverLog);
  chmodSync(layout.serverLog, 0o600);
  const flags = Object.entries({ ...settings, port: String(port) }).map(
    ([name, value]) => `-c ${name}='${value}'`,
  );
  try {
    await runProgram(layout, 'pg_ctl', [
      ...['start', '-w', '-t', String(startSeconds), '-D', layout.cluster, '-l', layout.serverLog],
      ...['-o', flags.join(' ')],
    ]);
  } catch (cause) {
    throw new EmbeddedError(`${messageOf(cause)}\n${lastLines(layout.serverLog)}`.trim(), cause);
  }
  return port;
}

/** Ends the server after its running transactions were rolled back and everything was written. */
export async function stopServer(layout: Layout): Promise<void> {
  await runProgram(layout, 'pg_ctl', [
    'stop',
    '-w',
    '-m',
    'fast',
    '-t',
    '30',
    '-D',
    layout.cluster,
  ]);
}

export function readPassword(layout: Layout): string {
  try {
    return readFileSync(layout.passwordFile, 'utf8').trim();
  } catch (cause) {
    throw new EmbeddedError(
      `The password of the embedded database (${layout.passwordFile}) cannot be read. Start Pomona as the account that started it first.`,
      cause,
    );
  }
}

function runProgram(layout: Layout, name: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(layout.binaries, 'bin', name), args, {
      // A folder that the account can enter; initdb and pg_ctl begin by looking where they are.
      cwd: dirname(layout.binaries),
      env: {
        PATH: process.env.PATH,
        LANG: 'C.UTF-8',
        LC_ALL: 'C.UTF-8',
        TZ: 'UTC',
        LD_LIBRARY_PATH: join(layout.binaries, 'lib'),
      },
      // The server inherits these: a pipe would keep us waiting for its end.
      stdio: name === 'initdb' ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'ignore', 'ignore'],
      ...(layout.account ?? {}),
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => reject(failure(name, error.message, error)));
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(failure(name, output.trim() || `exit code ${code}`));
    });
  });
}

function failure(program: string, reason: string, cause?: unknown): EmbeddedError {
  const advice = /No space left/i.test(reason)
    ? 'The disk is full: make room and start again.'
    : /not found|GLIBC|cannot execute|ENOENT|Exec format/i.test(reason)
      ? 'This system cannot run the embedded PostgreSQL (it needs glibc). Set DATABASE_URL to use a server of your own.'
      : 'Set DATABASE_URL to use a server of your own.';
  return new EmbeddedError(
    `The embedded PostgreSQL could not be started (${program}: ${reason}). ${advice}`,
    cause,
  );
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function lastLines(path: string): string {
  return readFileSync(path, 'utf8').trim().split('\n').slice(-5).join('\n');
}

function listenOn(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : null));
    });
  });
}

async function isFree(port: number): Promise<boolean> {
  return port > 0 && (await listenOn(port)) !== null;
}

async function freePort(): Promise<number> {
  const port = await listenOn(0);
  if (port === null) throw new EmbeddedError('No port is free on 127.0.0.1 for the database.');
  return port;
}
