import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { chatSocket } from '@pomona/contract/chat/live';
import { bearerProtocol, socketBounds } from '@pomona/contract/realtime/protocol';
import type { WebSocket } from 'ws';
import { median, ratio } from './bare.ts';
import { type RunningPomona, startPomona } from './server.ts';
import {
  measuredEnvironment,
  open,
  openAll,
  signUp,
  startBareSockets,
  startRedis,
  usedKilobytes,
} from './sockets.ts';

const sockets = Number(process.env.BENCH_SOCKETS ?? 1000);
const rounds = 5;
const messagesOfRound = Math.ceil(400_000 / sockets);
/** Each sends its next message when it has seen its last. */
const senders = 20;
const timedMessages = 60;
const timedPauseMilliseconds = 100;
const aims = { ratio: 0.6, p99: 300, kilobytes: 16 };
/** As long as a message of the chat on its way. */
const bareLength = 560;

/** A room with its sockets, and how one of them sends a text that has a number in it. */
interface Room {
  clients: WebSocket[];
  textOf(number: number): string;
}

/** The chat, every message stored, against `ws` that only sends: in one process, and in two over each transport. */
export async function measureChat(): Promise<void> {
  await measureProcesses(1, {});
  await measureProcesses(2, {});
  const redis = await startRedis();
  try {
    await measureProcesses(2, { REDIS_URL: redis.url });
  } finally {
    redis.stop();
  }
}

async function measureProcesses(count: number, environment: Record<string, string>): Promise<void> {
  const transport = environment.REDIS_URL === undefined ? 'PostgreSQL NOTIFY' : 'Redis';
  const where = count === 1 ? 'one process' : `${count} processes over ${transport}`;
  console.log(`\nchat: ${sockets} sockets in one room, ${senders} of them send; ${where}`);
  const bareServer = await startBareSockets();
  const servers = await startProcesses(count, { ...measuredEnvironment, ...environment });
  try {
    const bare = { clients: await openBare(bareServer.url), textOf: bareText };
    const { room, kilobytes } = await openRoom(servers.map(({ address }) => address));
    await compare(bare, room);
    console.log(`  ms to each, bare: ${await describeDelays(bare)}`);
    console.log(`  ms to each, Pomona: ${await describeDelays(room)} (aim p99 ${aims.p99})`);
    console.log(`  ${kilobytes.toFixed(1)} kB a socket (aim ${aims.kilobytes})`);
    for (const client of [...bare.clients, ...room.clients]) client.terminate();
  } finally {
    bareServer.stop();
    for (const server of servers.toReversed()) await server.stop();
  }
}

/** All on the data of the first. */
async function startProcesses(
  count: number,
  environment: Record<string, string>,
): Promise<RunningPomona[]> {
  const servers = [await startPomona('web', environment)];
  while (servers.length < count) servers.push(await startPomona('web', environment, servers[0]));
  return servers;
}

async function compare(bare: Room, room: Room): Promise<void> {
  const figures = { bare: [] as number[], pomona: [] as number[] };
  // The first round warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { bare: await deliveriesPerSecond(bare), pomona: await deliveriesPerSecond(room) };
    if (round === 0) continue;
    figures.bare.push(pair.bare);
    figures.pomona.push(pair.pomona);
  }
  console.log(
    `  deliveries a second: bare ${median(figures.bare).toFixed(0)}, Pomona ${median(figures.pomona).toFixed(0)}, ratio ${ratio(figures.pomona, figures.bare).toFixed(2)} (aim ${aims.ratio}); none lost, doubled or out of order`,
  );
}

const openBare = (url: string) =>
  openAll(Array.from({ length: sockets }, () => () => open(url, [])));

const bareText = (number: number) => `{"type":"new_message","#${number}#`.padEnd(bareLength, 'x');

const requestText = (number: number) =>
  JSON.stringify({
    type: 'chat_message',
    message: `#${number}# ${'x'.repeat(100)}`,
    reply_to: null,
    client_id: randomUUID(),
  });

/** The sockets of a person are with one process, the people with each in turn. */
async function openRoom(addresses: readonly string[]): Promise<{ room: Room; kilobytes: number }> {
  const people: { id: string; token: string; address: string }[] = [];
  while (people.length * socketBounds.perMember < sockets) {
    const address = addresses[people.length % addresses.length] ?? '';
    people.push({ ...(await signUp(address)), address });
  }
  const before = await usedByAll(addresses);
  const opening = people.flatMap(({ id, token, address }) => {
    const url = address.replace('http', 'ws') + chatSocket.path.replace(':userId', id);
    const protocols = [chatSocket.protocol, bearerProtocol(token)];
    return Array.from({ length: socketBounds.perMember }, () => () => open(url, protocols));
  });
  const clients = await openAll(opening.slice(0, sockets));
  const kilobytes = ((await usedByAll(addresses)) - before) / clients.length;
  return { room: { clients, textOf: requestText }, kilobytes };
}

async function usedByAll(addresses: readonly string[]): Promise<number> {
  let sum = 0;
  for (const address of addresses) sum += await usedKilobytes(address);
  return sum;
}

const numberIn = (data: Buffer): number | null => {
  const start = data.indexOf('#');
  if (start < 0) return null;
  return Number(data.toString('latin1', start + 1, data.indexOf('#', start + 1)));
};

/** Throws where a client lost a message, has one twice, or has them in another order than the first client. */
async function deliveriesPerSecond({ clients, textOf }: Room): Promise<number> {
  const seen = clients.map((): number[] => []);
  let sent = 0;
  let delivered = 0;
  const sendNext = (client: WebSocket) => {
    if (sent < messagesOfRound) client.send(textOf(sent++));
  };
  const start = performance.now();
  const own = new Map<number, WebSocket>();
  const listeners = clients.map((client, index) => (data: Buffer) => {
    const number = numberIn(data);
    if (number === null) return;
    seen[index]?.push(number);
    delivered += 1;
    if (own.get(number) !== client) return;
    own.set(sent, client);
    sendNext(client);
  });
  for (const [index, client] of clients.entries()) client.on('message', listeners[index] ?? noop);
  for (const client of clients.slice(0, senders)) {
    own.set(sent, client);
    sendNext(client);
  }
  const expected = messagesOfRound * clients.length;
  const deadline = start + 120_000;
  while (delivered < expected && performance.now() < deadline) await wait(2);
  const seconds = (performance.now() - start) / 1000;
  for (const [index, client] of clients.entries()) client.off('message', listeners[index] ?? noop);
  requireSameOrder(seen);
  return expected / seconds;
}

const noop = () => {};

function requireSameOrder(seen: readonly number[][]): void {
  const order = seen[0]?.join() ?? '';
  if (new Set(seen[0]).size !== messagesOfRound) throw new Error('Messages were lost or doubled');
  for (const numbers of seen)
    if (numbers.join() !== order)
      throw new Error('Clients saw different messages, or another order');
}

/** From sending to each client, with time between the messages. */
async function describeDelays({ clients, textOf }: Room): Promise<string> {
  const delays: number[] = [];
  let sentAt = 0;
  const listener = (data: Buffer) => {
    if (numberIn(data) !== null) delays.push(performance.now() - sentAt);
  };
  for (const client of clients) client.on('message', listener);
  for (let number = 0; number < timedMessages; number += 1) {
    await wait(timedPauseMilliseconds);
    const before = delays.length;
    sentAt = performance.now();
    clients[number % clients.length]?.send(textOf(number));
    const deadline = sentAt + 5000;
    while (delays.length < before + clients.length && performance.now() < deadline) await wait(1);
  }
  for (const client of clients) client.off('message', listener);
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (share: number) =>
    (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  const lost = timedMessages * clients.length - delays.length;
  return `median ${at(0.5)}, p99 ${at(0.99)}, longest ${at(0.999999)}, ${lost} lost`;
}
