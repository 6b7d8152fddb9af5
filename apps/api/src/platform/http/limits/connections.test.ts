import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { createTestServer } from '#test/http.ts';
import { type ConnectionLimits, countedNetwork } from './connections.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

/** Beyond what the kernel keeps for both ends. */
const largeReply = 'x'.repeat(30_000_000);

async function startServer(connections: Partial<ConnectionLimits>) {
  const app = await createTestServer({ connections });
  app.get('/large', { config: { access: 'public' } }, () => largeReply);
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  cleanups.push(() => app.close());
  return { server: app.server, port: Number(port) };
}

async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  cleanups.push(async () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Asks for the large reply and reads so many bytes of it every 50 ms; how long the server kept the connection. */
async function readSlowly(
  { server, port }: Awaited<ReturnType<typeof startServer>>,
  bytes: number,
): Promise<number> {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const socket = await openSocket(port);
  const [served] = await accepted;
  served.on('error', () => {});
  const closed = once(served, 'close');
  const began = Date.now();
  socket.pause().write('GET /large HTTP/1.1\r\nhost: x\r\naccept-encoding: identity\r\n\r\n');
  const timer = setInterval(() => bytes > 0 && socket.read(bytes), 50);
  await closed;
  clearInterval(timer);
  return Date.now() - began;
}

it('danger 13: cuts off who stops reading a reply', { timeout: 20_000 }, async () => {
  const running = await startServer({ maxStalledMilliseconds: 300 });
  expect(await readSlowly(running, 0)).toBeLessThan(5000);
});

it('danger 13: cuts off who reads a reply drop by drop', { timeout: 20_000 }, async () => {
  const running = await startServer({ maxReplyMilliseconds: 1000 });
  expect(await readSlowly(running, 60_000)).toBeLessThan(5000);
});

it('danger 13: has the limits that were promised', async () => {
  const { server } = await startServer({});
  expect([server.timeout, server.maxConnections]).toEqual([30_000, 10_000]);
});

it('danger 13: takes no more connections than it has room for, and takes new ones when others end', async () => {
  const { port } = await startServer({ max: 2 });
  const taken = [await openSocket(port), await openSocket(port)];
  const refused = await openSocket(port);
  await once(refused, 'close');
  taken[0]?.destroy();
  await wait(100);
  const next = await openSocket(port);
  next.write('GET /nothing HTTP/1.1\r\nhost: x\r\n\r\n');
  expect(String((await once(next, 'data'))[0])).toMatch(/^HTTP\/1\.1 404/);
});

it('danger 13: one network has its share of the connections, and gets it back', async () => {
  const { port } = await startServer({ maxPerNetwork: 2, networkOf: () => 'one' });
  const taken = [await openSocket(port), await openSocket(port)];
  const refused = await openSocket(port);
  await once(refused, 'close');
  for (const socket of taken) socket.destroy();
  await wait(100);
  const again = [await openSocket(port), await openSocket(port)];
  await wait(100);
  expect(again.map((socket) => socket.destroyed)).toEqual([false, false]);
});

it('danger 13: counts public addresses only: behind the others there are proxies', () => {
  const counted = (address: string) => countedNetwork(address, false);
  expect(counted('198.41.0.4')).toBe('198.41.0.4');
  expect(counted('::ffff:198.41.0.4')).toBe('198.41.0.4');
  expect(counted('2a00:1450:1:2:3::4')).toBe('2a00:1450:1:2::/64');
  for (const address of ['127.0.0.1', '::1', '10.1.2.3', '172.17.0.1', '::ffff:192.168.1.1', '']) {
    expect(counted(address)).toBeNull();
  }
  expect(countedNetwork('fd00::1', false)).toBeNull();
  expect(countedNetwork('198.41.0.4', true)).toBeNull();
});
