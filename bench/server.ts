import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const startMilliseconds = 180_000;

/** Those that `npm start` gives to Node.js: they bound its memory. */
function startFlags(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return String(scripts.start)
    .split(' ')
    .filter((word) => word.startsWith('--'));
}

export interface RunningPomona {
  /** Scheme, host and port, without a slash at the end. */
  address: string;
  pid: number;
  /** Its data. */
  folder: string;
  stop(): Promise<void>;
}

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}

/**
 * Starts the built product as a person would, on a data folder of its own, log and limits on. With the role `web` it does
 * nothing unasked: the first start draws every picture for two minutes, which no running installation does. Beside a server
 * that runs it uses the data and the database of that one.
 */
export async function startPomona(
  role: 'all' | 'web' = 'all',
  environment: Readonly<Record<string, string>> = {},
  beside?: RunningPomona,
): Promise<RunningPomona> {
  const port = await freePort();
  const folder = beside?.folder ?? mkdtempSync(join(tmpdir(), 'pomona-bench-'));
  const child = spawn(process.execPath, [...startFlags(), 'scripts/start.mjs', `--role=${role}`], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      POMONA_DATA: folder,
      RATE_LIMITS: '1000000',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  const stopped = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const deadline = Date.now() + startMilliseconds;
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error('Pomona did not start');
    if (Date.now() > deadline) throw new Error('Pomona was not ready in time');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    address,
    pid: child.pid ?? Number.NaN,
    folder,
    async stop() {
      child.kill('SIGTERM');
      await stopped;
      if (beside === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/api/ready`)).ok;
  } catch {
    return false;
  }
}

/** A token of the demo member, signed in now. */
export async function tokenOfDemo(address: string): Promise<string> {
  const { demo } = await (await fetch(`${address}/api/config`)).json();
  const reply = await fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  return (await reply.json()).access_token;
}
