import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { freePort } from './server.ts';

const metricsToken = 'bench-metrics-token';
/** While it is there, the server collects its garbage twice a second (`collect.mjs`). */
const collectFile = join(tmpdir(), `pomona-collect-${process.pid}`);
const collectMilliseconds = 4000;

/** For a server whose memory is read. */
export const measuredEnvironment = {
  METRICS_TOKEN: metricsToken,
  BENCH_COLLECT: collectFile,
  NODE_OPTIONS: `--import=${new URL('collect.mjs', import.meta.url).href}`,
} as const;

/** The reference: `ws` and nothing else. */
export async function startBareSockets(): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const script = fileURLToPath(new URL('bare-ws.mjs', import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', script, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { url: `ws://127.0.0.1:${port}`, stop: () => void child.kill() };
}

/** Debian's, on a free port and without files. */
export async function startRedis(): Promise<{ url: string; stop(): void }> {
  const port = await freePort();
  const child = spawn('redis-server', ['--port', String(port), '--save', '', '--dir', tmpdir()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const chunk of child.stdout) if (String(chunk).includes('Ready to accept')) break;
  return { url: `redis://127.0.0.1:${port}`, stop: () => void child.kill() };
}

/** Some at a time: a thousand handshakes at once would be refused by the system's queue. */
export async function openAll(
  opening: readonly (() => Promise<WebSocket>)[],
): Promise<WebSocket[]> {
  const opened: WebSocket[] = [];
  for (let start = 0; start < opening.length; start += 50)
    opened.push(...(await Promise.all(opening.slice(start, start + 50).map((one) => one()))));
  return opened;
}

export function open(url: string, protocols: string[]): Promise<WebSocket> {
  const socket = new WebSocket(url, protocols, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

export async function signUp(address: string): Promise<{ id: string; token: string }> {
  const body = {
    email: `${randomUUID()}@bench.test`,
    password: 'a long enough password',
    name: 'Ada',
  };
  const reply = await fetch(`${address}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`sign-up: ${reply.status}`);
  const { access_token: token, user } = await reply.json();
  return { id: user.id, token };
}

/** After a collection. Not the resident memory: what hashing passwords needed before would serve the sockets. */
export async function usedKilobytes(address: string): Promise<number> {
  writeFileSync(collectFile, '');
  await wait(collectMilliseconds);
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  rmSync(collectFile);
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return (read('nodejs_heap_size_used_bytes') + read('nodejs_external_memory_bytes')) / 1000;
}
