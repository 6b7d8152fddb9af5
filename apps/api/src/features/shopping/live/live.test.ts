import { randomUUID } from 'node:crypto';
import { bearerProtocol, closeCodes } from '@pomona/contract/realtime/protocol';
import { shoppingMessage, shoppingSocket } from '@pomona/contract/shopping/live';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '#database/tables/accounts.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { createPostgresBus } from '#platform/realtime/postgres-bus.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { closeSocket, listen, openSocket, type TestSocket, until } from '#test/sockets.ts';

let one: TestApp;
let two: TestApp;
let secondBus: Bus;
let hosts: [string, string];
const opened: TestSocket[] = [];

/** Two processes on one database, each with its own connection to the bus. */
beforeAll(async () => {
  one = await buildTestApp();
  const log = pino({ level: 'silent' });
  secondBus = await createPostgresBus(() => one.database.url(), log);
  two = await buildTestApp({ database: one.database, bus: secondBus });
  hosts = [await listen(one.app), await listen(two.app)];
});
afterAll(async () => {
  for (const socket of opened) socket.socket.terminate();
  await two.app.close();
  await secondBus.close();
  await one.close();
});

async function connect(host: string, { token }: SignedIn): Promise<TestSocket> {
  const protocols = [shoppingSocket.protocol, bearerProtocol(token)];
  const socket = await openSocket(host, shoppingSocket.path, { protocols });
  opened.push(socket);
  await socket.message(({ type }) => type === 'ready');
  return socket;
}

const call = (
  app: TestApp,
  who: SignedIn,
  method: 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  path: string,
  payload?: object,
) =>
  app.inject({
    method,
    url: `/api/shopping${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  });

async function add(app: TestApp, who: SignedIn, item: string) {
  const payload = { items: [{ id: randomUUID(), item }] };
  const reply = await call(app, who, 'POST', '/items', payload);
  return (
    reply.json<{ items: { id: string; revision: number }[] }>().items[0] ?? { id: '', revision: 0 }
  );
}

const listOf = async (app: TestApp, who: SignedIn) =>
  (await app.inject({ url: '/api/shopping', headers: who.headers })).json();

const changes = ({ messages }: TestSocket) => messages.filter(({ type }) => type === 'changed');

describe('a live shopping list', () => {
  it('SHOP-09 each device hears of a change within a second, also in another process', async () => {
    const ada = await one.signIn();
    const [phone, laptop] = [await connect(hosts[0], ada), await connect(hosts[1], ada)];
    const { id } = await add(one, ada, '2 kg tomatoes');
    const start = Date.now();
    for (const device of [phone, laptop]) {
      const message = await device.message(({ type }) => type === 'changed');
      expect(shoppingMessage.parse(message)).toEqual(message);
      expect(message).toMatchObject({
        removed: [],
        items: [{ id, item: 'tomatoes', quantity: '2 kg' }],
      });
    }
    expect(Date.now() - start).toBeLessThan(1000);
    await call(two, ada, 'DELETE', `/items/${id}`);
    for (const device of [phone, laptop])
      await device.message(({ removed }) => Array.isArray(removed) && removed[0] === id);
  });

  it('SHOP-09 changes follow each other without a gap, and lead from the list that was read to the one that is', async () => {
    const ada = await one.signIn();
    await add(one, ada, 'milk');
    const before = await listOf(one, ada);
    const device = await connect(hosts[1], ada);
    expect(device.messages[0]).toEqual({ type: 'ready', revision: before.revision });
    await Promise.all(['eggs', 'flour', 'salt', 'sugar'].map((item) => add(one, ada, item)));
    const after = await listOf(two, ada);
    await until(() => changes(device).at(-1)?.revision === after.revision);
    let revision = before.revision;
    const items = new Map(before.items.map((item: { id: string }) => [item.id, item]));
    for (const change of changes(device)) {
      expect(change.since).toBe(revision);
      revision = Number(change.revision);
      for (const item of change.items as { id: string }[]) items.set(item.id, item);
    }
    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    expect([...items.values()].sort(byId as never)).toEqual(after.items.toSorted(byId));
  });

  it('SHOP-09 every item says at which revision it changed, and the answer of a call says it too', async () => {
    const ada = await one.signIn();
    const first = await add(one, ada, 'milk');
    const second = await add(one, ada, 'eggs');
    expect(second.revision).toBe(first.revision + 1);
    const ticked = await call(one, ada, 'PATCH', `/items/${first.id}`, { checked: true });
    expect(ticked.json().revision).toBe(second.revision + 1);
    expect(await listOf(one, ada)).toMatchObject({ revision: second.revision + 1 });
  });

  it('ROLE-04 another member hears nothing of it', async () => {
    const [ada, eve] = [await one.signIn(), await one.signIn()];
    const [device, other] = [await connect(hosts[0], ada), await connect(hosts[0], eve)];
    await add(one, ada, 'secret sauce');
    await device.message(({ type }) => type === 'changed');
    await add(one, eve, 'bread');
    await other.message(({ type }) => type === 'changed');
    expect(JSON.stringify(other.messages)).not.toContain('secret');
  });

  it('a message that the bus lost is caught up with', async () => {
    const ada = await one.signIn();
    const deafBus: Bus = { ...one.bus, publish: async () => {} };
    const deaf = await buildTestApp({ database: one.database, bus: deafBus });
    try {
      const device = await connect(hosts[0], ada);
      await add(deaf, ada, 'milk');
      await device.message(({ type }) => type === 'changed');
    } finally {
      await deaf.app.close();
    }
  });

  it('danger 2: signing out in one process closes the sockets of the session in the other', async () => {
    const ada = await one.signIn();
    const device = await connect(hosts[1], ada);
    await one.inject({ method: 'POST', url: '/api/users/logout', headers: ada.headers });
    expect(await device.closed).toBe(closeCodes.accessEnded);
    await expect(connect(hosts[1], ada)).rejects.toThrow('HTTP 401');
  });

  it('danger 2: a session that vanished from the database closes its sockets within five seconds', async () => {
    const ada = await one.signIn();
    const device = await connect(hosts[0], ada);
    const start = Date.now();
    await one.database.db.delete(sessions).where(eq(sessions.userId, ada.id));
    expect(await device.closed).toBe(closeCodes.accessEnded);
    expect(Date.now() - start).toBeLessThan(5000);
  });

  it('danger 5: visitors are refused, and a client that speaks is closed', async () => {
    const protocols = [shoppingSocket.protocol];
    const opening = openSocket(hosts[0], shoppingSocket.path, { protocols });
    await expect(opening).rejects.toThrow('HTTP 401');
    const device = await connect(hosts[0], await one.signIn());
    device.socket.send('{"type":"changed"}');
    expect(await device.closed).toBe(closeCodes.policyViolation);
  });

  it('the order of the shop is kept for the member, reaches other devices, and comes to nobody else', async () => {
    const [ada, eve] = [await one.signIn(), await one.signIn()];
    const { category_order: usual } = await listOf(one, ada);
    const device = await connect(hosts[1], ada);
    const order = usual.toReversed();
    const reply = await call(one, ada, 'PUT', '/category-order', { category_order: order });
    expect([reply.statusCode, reply.json().category_order]).toEqual([200, order]);
    expect(await device.message(({ type }) => type === 'changed')).toMatchObject({
      category_order: order,
    });
    expect((await listOf(two, ada)).category_order).toEqual(order);
    expect((await listOf(two, eve)).category_order).toEqual(usual);
    for (const bad of [
      order.slice(1),
      [...order.slice(1), order[1]],
      [...order.slice(1), 'Toys'],
    ]) {
      const refused = await call(one, ada, 'PUT', '/category-order', { category_order: bad });
      expect(refused.statusCode).toBe(422);
    }
    await closeSocket(device);
  });
});
