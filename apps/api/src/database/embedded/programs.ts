import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { EmbeddedError } from './embedded-error.ts';
import type { Layout } from './layout.ts';

export function spawnProgram(
  layout: Layout,
  [name = '', ...args]: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  return spawn(join(layout.binaries, 'bin', name), args, {
    // The current folder may be inaccessible to the server's account.
    cwd: process.platform === 'win32' ? layout.binaries : '/',
    windowsHide: true,
    env: {
      PATH: process.env.PATH,
      ...(process.platform === 'win32' ? { SYSTEMROOT: process.env.SYSTEMROOT } : {}),
      LC_ALL: 'C',
      TZ: 'UTC',
      // For loaders that ignore the relative library path of the programs.
      LD_LIBRARY_PATH: join(layout.binaries, 'lib'),
    },
    ...layout.account,
    ...options,
  });
}

/** Runs a program to its end; throws with its output. */
export async function runProgram(layout: Layout, command: readonly string[]): Promise<void> {
  const child = spawnProgram(layout, command, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close').catch((error: unknown) => {
    throw startFailure(error instanceof Error ? error.message : String(error), error);
  });
  if (code !== 0) throw startFailure(output.trim() || `${command[0]} ended with ${code}`);
}

const hints: readonly [RegExp, string][] = [
  [/No space left on device/i, 'The disk is full: make room and start again.'],
  [
    /Read-only file system|EROFS|EACCES|EPERM/i,
    'The folder cannot be written to: name another one in POMONA_DATA.',
  ],
  [
    /incompatible with server|not compatible with this version/i,
    'The data was made by another version of PostgreSQL: restore a backup into a new folder (POMONA_DATA).',
  ],
  [
    /could not look up effective user/i,
    'This account has no name on the system, and initdb wants one. Add it to /etc/passwd, or set DATABASE_URL.',
  ],
  [
    /ENOENT|GLIBC|shared libraries|Exec format|cannot execute|Symbol not found/i,
    'This system cannot run it (it needs glibc 2.28 or later). Set DATABASE_URL to use a server of your own.',
  ],
];

/** The failure in one line, with a hint. */
export function startFailure(output: string, cause?: unknown): EmbeddedError {
  const lines = output.split('\n').map((line) => line.trim());
  const errorLine = /FATAL|PANIC|error:|error while|could not|ENOENT/;
  const reason = lines.find((line) => errorLine.test(line)) ?? lines.findLast((line) => line) ?? '';
  const hint =
    hints.find(([sign]) => sign.test(output))?.[1] ??
    'Set DATABASE_URL to use a server of your own.';
  return new EmbeddedError(
    `The embedded PostgreSQL could not be started (${withoutStamp(reason)}). ${hint}`,
    cause,
  );
}

const withoutStamp = (line: string): string =>
  line.replace(/^\d{4}-\d\d-\d\d [\d:.]+ \w+ \[\d+\] /, '').replace(/^initdb: error: /, '');
