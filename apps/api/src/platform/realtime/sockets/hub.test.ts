import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { bearerProtocol, closeCodes, socketBounds } from '@pomona/contract/realtime/protocol';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { ConnectionLimits } from '#platform/http/limits/connections.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import { createTestServer, testMember } from '#test/http.ts';
import { closeSocket, listen, openSocket, type TestSocket, until } from '#test/sockets.ts';
import type { Connection } from './connection.ts';
import { createHub, type Hub } from './hub.ts';
import { serveSocket } from './serve-socket.ts';

const path = '/api/news/socket';
const protocol = 'pomona.news.v1';
const signedIn = { protocols: [protocol, bearerProtocol('member-token')] };

const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

interface Served {
  app: FastifyInstance;
  hub: Hub;
  host: string;
  connections: Connection[];
  /** The sessions that are still good. */
  live: Map<string, Member>;
  open(): Promise<TestSocket>;
}

/** A route that repeats what it is sent, on a server without features. */
async function serveNews({
  beatMilliseconds,
  connections: connectionLimits,
}: {
  beatMilliseconds?: number;
  connections?: Partial<ConnectionLimits>;
} = {}): Promise<Served> {
  const live = new Map([[testMember.sessionId, testMember]]);
  const hub = createHub({
    log: pino({ level: 'silent' }),
    clock: Date.now,
    findMembers: async () => live,
    ...(beatMilliseconds !== undefined && { beatMilliseconds }),
  });
  const app = await createTestServer({
    corsOrigins: [],
    socketOrigins: ['https://pomona.example'],
    ...(connectionLimits !== undefined && { connections: connectionLimits }),
  });
  const connections: Connection[] = [];
  serveSocket(app, hub, {
    ...{ path, protocol, access: 'member' },
    admit: async () => null,
    open(connection) {
      connections.push(connection);
      hub.join(connection, 'news');
    },
    receive: (connection, text) => connection.send({ echo: text }),
  });
  const host = await listen(app);
  closers.push(async () => {
    hub.close();
    await app.close();
  });
  return { app, hub, host, connections, live, open: () => openSocket(host, path, signedIn) };
}

it('danger 5: opens for a member, without compression, and answers', async () => {
  const { open, connections } = await serveNews();
  const client = await open();
  expect([client.socket.protocol, client.socket.extensions]).toEqual([protocol, '']);
  expect(connections[0]?.viewer).toEqual(testMember);
  client.socket.send('hello');
  await client.message(({ echo }) => echo === 'hello');
});

it.each([
  ['nobody', [protocol], 401],
  ['a forged token', [protocol, bearerProtocol('forged')], 401],
  ['no protocol', [bearerProtocol('member-token')], 400],
  ['another protocol', ['pomona.chat.v1', bearerProtocol('member-token')], 400],
  ['an unknown version', ['pomona.news.v2', bearerProtocol('member-token')], 400],
])('danger 5: refuses %s before any data', async (_who, protocols, status) => {
  const { host, hub } = await serveNews();
  await expect(openSocket(host, path, { protocols })).rejects.toThrow(`HTTP ${status}`);
  expect(hub.size()).toBe(0);
});

it('danger 5: a token in the address opens nothing', async () => {
  const { host } = await serveNews();
  const opening = openSocket(host, `${path}?token=member-token`, { protocols: [protocol] });
  await expect(opening).rejects.toThrow('HTTP 401');
});

it('danger 5: pages of other origins are refused', async () => {
  const { host } = await serveNews();
  const from = (origin: string) => openSocket(host, path, { ...signedIn, origin });
  for (const origin of ['https://evil.example', 'null', 'http://127.0.0.1:1'])
    await expect(from(origin)).rejects.toThrow('HTTP 403');
  for (const origin of [`http://${host}`, 'https://pomona.example']) await from(origin);
});

it('danger 5: one person has five sockets at most', async () => {
  const { open, hub } = await serveNews();
  const clients = await Promise.all(Array.from({ length: socketBounds.perMember }, open));
  await expect(open()).rejects.toThrow('HTTP 429');
  for (const client of clients.slice(1)) await closeSocket(client);
  await until(() => hub.size() === 1);
  await open();
});

it('danger 5: a frame beyond 16 KiB closes the socket, one of 16 KiB does not', async () => {
  const { open } = await serveNews();
  const client = await open();
  client.socket.send('x'.repeat(socketBounds.frameBytes));
  await client.message(({ echo }) => String(echo).length === socketBounds.frameBytes);
  client.socket.send('x'.repeat(socketBounds.frameBytes + 1));
  expect(await client.closed).toBe(1009);
});

it('danger 5: binary frames and floods close the socket', async () => {
  const { open } = await serveNews();
  const client = await open();
  client.socket.send(Buffer.from([1, 2, 3]));
  expect(await client.closed).toBe(closeCodes.policyViolation);
  const flood = await open();
  for (let index = 0; index < 200; index += 1) flood.socket.send('x');
  expect(await flood.closed).toBe(closeCodes.policyViolation);
});

it.each([
  ['no mask', [0x81, 0x01, 0x78]],
  ['a reserved opcode', [0x83, 0x80, 0, 0, 0, 0]],
  ['reserved bits', [0xf1, 0x80, 0, 0, 0, 0]],
  ['text that is no UTF-8', [0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe]],
  ['a ping that is too long', [0x89, 0xfe, 0x01, 0x00, 0, 0, 0, 0]],
  ['an endless length', [0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255]],
])('danger 5: a frame with %s ends that socket alone', async (_what, bytes) => {
  const { host, hub, open } = await serveNews();
  const other = await open();
  const [name = '', port = ''] = host.split(':');
  const raw = connect(Number(port), name);
  raw.on('error', () => {});
  raw.write(
    [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      `Sec-WebSocket-Protocol: ${signedIn.protocols.join(', ')}`,
      '\r\n',
    ].join('\r\n'),
  );
  await until(() => hub.size() === 2);
  raw.write(Buffer.from(bytes));
  await new Promise((resolve) => raw.once('end', resolve).resume());
  raw.destroy();
  await until(() => hub.size() === 1);
  other.socket.send('still here');
  await other.message(({ echo }) => echo === 'still here');
});

it.each([0, 100, 125, 126, 65_000, 70_000])(
  'a client reads a message of %i letters',
  async (length) => {
    const { hub, open } = await serveNews();
    const client = await open();
    for (const text of ['é'.repeat(length), 'x'.repeat(length), 'end']) hub.send('news', { text });
    await client.message(({ text }) => text === 'end');
    expect(client.messages.map(({ text }) => text)).toEqual([
      'é'.repeat(length),
      'x'.repeat(length),
      'end',
    ]);
  },
);

it('a client that stops reading is cut at 1 MiB queued, the others are served', async () => {
  const { hub, open } = await serveNews();
  const slow = await open();
  const other = await open();
  slow.socket.pause();
  const news = { text: 'x'.repeat(100_000) };
  for (let round = 0; round < 200 && hub.size() === 2; round += 1) {
    hub.send('news', news);
    await wait(2);
  }
  await until(() => hub.size() === 1);
  hub.send('news', { text: 'last' });
  await other.message(({ text }) => text === 'last');
  slow.socket.terminate();
});

it('danger 2: a session that ended closes its sockets at once, and within five seconds without the bus', async () => {
  const { hub, open, live } = await serveNews();
  const client = await open();
  await hub.checkMember(testMember.id);
  expect(hub.size()).toBe(1);
  live.clear();
  await hub.checkMember(testMember.id);
  expect(await client.closed).toBe(closeCodes.accessEnded);
  const later = await open();
  const start = Date.now();
  expect(await later.closed).toBe(closeCodes.accessEnded);
  expect(Date.now() - start).toBeLessThan(5000);
});

it('sends beats, and ends a client that does not answer pings', async () => {
  const { hub, open } = await serveNews({ beatMilliseconds: 100 });
  const client = await open();
  await client.message(({ type }) => type === 'beat');
  await wait(350);
  expect(hub.size()).toBe(1);
  client.socket.pause();
  await until(() => hub.size() === 0);
  client.socket.terminate();
});

it('a server that stops closes its sockets with 1001, also silent ones, within five seconds', async () => {
  const { app, open } = await serveNews();
  const client = await open();
  const silent = await open();
  silent.socket.pause();
  const start = Date.now();
  await app.close();
  expect(await client.closed).toBe(closeCodes.goingAway);
  expect(Date.now() - start).toBeLessThan(5000);
  silent.socket.terminate();
});

it('outlasts the time limits of calls', async () => {
  const { open } = await serveNews({
    connections: { maxStalledMilliseconds: 100, maxReplyMilliseconds: 100 },
  });
  const socket = await open();
  await wait(600);
  expect(socket.socket.readyState).toBe(socket.socket.OPEN);
});

it('a call without an upgrade is refused', async () => {
  const { app } = await serveNews();
  const headers = { authorization: 'Bearer member-token' };
  expect((await app.inject({ url: path, headers })).statusCode).toBe(400);
});

it('dangers 5, 14: an upgrade that is none is answered like any broken request', async () => {
  const { host } = await serveNews();
  const [hostname = '', port] = host.split(':');
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname);
    socket.on('data', (bytes) => {
      text += bytes.toString();
    });
    socket.on('close', () => resolve(text)).on('error', reject);
    const headers = [
      `GET ${path} HTTP/1.1`,
      `host: ${host}`,
      'connection: upgrade',
      'upgrade: websocket',
      'sec-websocket-key: x',
      'sec-websocket-version: 13',
      `sec-websocket-protocol: ${signedIn.protocols.join(', ')}`,
    ];
    socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('x-content-type-options: nosniff');
  expect(answer).toContain('"code":"bad_request"');
});
