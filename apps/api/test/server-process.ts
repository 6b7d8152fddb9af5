import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from 'vitest';
import { paths } from '#platform/paths.ts';
import { builtProgram } from './built.ts';

export interface ServerProcess {
  child: ChildProcess;
  /** Without a slash at the end. */
  address: string;
}

/** The real server, as its own process, on a test's database. */
export async function startServer(
  databaseUrl: string,
  folder: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [builtProgram('main'), '--role=web'], {
    cwd: paths.root,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH ?? '',
      DATABASE_URL: databaseUrl,
      POMONA_DATA: folder,
      PORT: '0',
      DEMO: 'off',
      ...environment,
    },
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += String(chunk);
  });
  const ready = /Pomona is ready: (http:\S+)/;
  await expect.poll(() => output, { timeout: 90_000, interval: 100 }).toMatch(ready);
  return { child, address: ready.exec(output)?.[1]?.replace(/\/$/, '') ?? '' };
}

export async function killServer({ child }: Pick<ServerProcess, 'child'>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
