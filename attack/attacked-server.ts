import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { freePort } from '../bench/server.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const startMilliseconds = 180_000;

const memory = z.object({ heapBytes: z.number(), residentBytes: z.number() });
export type Memory = z.output<typeof memory>;

export interface AttackedServer {
  address: string;
  isAlive(): boolean;
  readMemory(): Promise<Memory>;
  /** What it wrote to its log so far. */
  log(): string;
  stop(): Promise<void>;
}

/** The built product on a port and a data folder of its own, rate limits off unless the environment says otherwise. */
export async function startAttackedServer(
  role: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<AttackedServer> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'pomona-attack-'));
  const logFile = join(folder, 'attack.log');
  const probe = new URL('./heap-probe.mjs', import.meta.url).href;
  const output = openSync(logFile, 'a');
  const child = fork('scripts/start.mjs', [`--role=${role}`], {
    cwd: root,
    execArgv: ['--max-old-space-size=1024', '--import', probe],
    env: {
      ...process.env,
      POMONA_ATTACK_PID: String(process.pid),
      PORT: String(port),
      POMONA_DATA: join(folder, 'pomona'),
      RATE_LIMITS: 'off',
      TRUST_PROXY: 'on',
      LOG_FORMAT: 'json',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', output, output, 'ipc'],
  });
  const address = `http://127.0.0.1:${port}`;
  const log = () => readFileSync(logFile, 'utf8');
  await untilReady(address, child, log);
  return {
    address,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    log,
    async readMemory() {
      const reply = once(child, 'message');
      child.send('heap');
      return memory.parse((await reply)[0]);
    },
    async stop() {
      const stopped = once(child, 'exit');
      child.kill('SIGTERM');
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilReady(address: string, child: ChildProcess, log: () => string): Promise<void> {
  const deadline = Date.now() + startMilliseconds;
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`Pomona did not start: ${log()}`);
    if (Date.now() > deadline) throw new Error('Pomona was not ready in time');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/api/ready`)).ok;
  } catch {
    return false;
  }
}
