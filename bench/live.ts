import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { bearerProtocol, shareProtocol, socketBounds } from '@pomona/contract/realtime/protocol';
import { shoppingSocket } from '@pomona/contract/shopping/live';
import type { WebSocket } from 'ws';
import { type RunningPomona, startPomona } from './server.ts';
import {
  measuredEnvironment,
  open,
  openAll,
  signUp,
  startBareSockets,
  usedKilobytes,
} from './sockets.ts';

const sockets = Number(process.env.BENCH_SOCKETS ?? 1000);
const changes = 50;
const pauseMilliseconds = 200;
const aims = { p99: 300, kilobytes: 16 };

/** A change of a shared list on its way to everybody who has it open, stored before it is sent; beside it bare `ws`. */
export async function measureLive(): Promise<void> {
  console.log(
    `\nlive: ${sockets} sockets on one list, ${changes} changes, ms from the call to the message`,
  );
  await measureBare();
  const pomona = await startPomona('web', measuredEnvironment);
  try {
    await measurePomona(pomona);
  } finally {
    await pomona.stop();
  }
}

interface Figures {
  delays: number[];
  lost: number;
  kilobytes: number;
}

function print(name: string, { delays, lost, kilobytes }: Figures): void {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  const times = `median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(0.999999)}`;
  console.log(`  ${name}: ${times}; ${lost} lost; ${kilobytes.toFixed(1)} kB a socket`);
}

/** Sends a change, and waits until all have it or it is lost. */
async function timeChange(clients: readonly WebSocket[], send: () => void): Promise<number[]> {
  const delays: number[] = [];
  const start = performance.now();
  const listener = (data: unknown) => {
    if (String(data).includes('"beat"')) return;
    delays.push(performance.now() - start);
  };
  for (const client of clients) client.once('message', listener);
  send();
  const deadline = start + 5000;
  while (delays.length < clients.length && performance.now() < deadline) await wait(5);
  for (const client of clients) client.off('message', listener);
  return delays;
}

async function measureBare(): Promise<void> {
  const bare = await startBareSockets();
  const [first] = await openAll([() => open(bare.url, [])]);
  if (first === undefined) throw new Error('Nothing was opened');
  const memory = async () => {
    const answer = new Promise((resolve) => first.once('message', resolve));
    first.send('memory');
    return JSON.parse(String(await answer)).bytes / 1000;
  };
  const before = await memory();
  const more = Array.from({ length: sockets - 1 }, () => () => open(bare.url, []));
  const clients = [first, ...(await openAll(more))];
  const kilobytes = ((await memory()) - before) / sockets;
  const text = JSON.stringify({ type: 'changed', text: 'x'.repeat(500) });
  print('bare ws', { ...(await timeAll(clients, () => first.send(text))), kilobytes });
  for (const client of clients) client.terminate();
  bare.stop();
}

async function measurePomona({ address }: RunningPomona): Promise<void> {
  const call = async (token: string, method: string, path: string, body: object) => {
    const reply = await fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
    return reply.json();
  };
  const { token: owner } = await signUp(address);
  const id = randomUUID();
  await call(owner, 'POST', '/api/shopping/items', { items: [{ id, item: '2 kg tomatoes' }] });
  const { token } = await call(owner, 'POST', '/api/shopping/share', { scope: 'tick_and_add' });
  const guests: string[] = [];
  while (guests.length * socketBounds.perMember < sockets)
    guests.push((await signUp(address)).token);
  const url = `${address.replace('http', 'ws')}${shoppingSocket.path}`;
  const before = await usedKilobytes(address);
  const opening = guests
    .flatMap((guest) => Array<string>(socketBounds.perMember).fill(guest))
    .map(
      (guest) => () =>
        open(url, [shoppingSocket.protocol, bearerProtocol(guest), shareProtocol(token)]),
    );
  const clients = await openAll(opening.slice(0, sockets));
  const kilobytes = ((await usedKilobytes(address)) - before) / clients.length;
  let checked = false;
  const tick = () => {
    checked = !checked;
    void call(owner, 'PATCH', `/api/shopping/items/${id}`, { checked });
  };
  const figures = await timeAll(clients, tick);
  print(`Pomona (aims: p99 ${aims.p99}, ${aims.kilobytes} kB)`, { ...figures, kilobytes });
  for (const client of clients) client.terminate();
}

async function timeAll(clients: readonly WebSocket[], send: () => void) {
  const delays: number[] = [];
  // The first one warms up.
  await timeChange(clients, send);
  for (let change = 0; change < changes; change += 1) {
    await wait(pauseMilliseconds);
    delays.push(...(await timeChange(clients, send)));
  }
  return { delays, lost: changes * clients.length - delays.length };
}
