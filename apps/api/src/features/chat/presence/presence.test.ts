import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { closeCodes } from '@pomona/contract/realtime/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatPresences, chatProcesses } from '#database/tables/chat.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { type ChatClient, openChat } from '#test/chat.ts';
import { closeSocket, listen, until } from '#test/sockets.ts';
import { type Transport, transports } from '#test/transports.ts';

const statusesOf = (client: ChatClient, { id }: SignedIn) =>
  client
    .events('user_status')
    .filter(({ user }) => user.user_id === id)
    .map(({ action }) => action);

describe.each(transports)('the chat of two processes on %s', (_name, openTransport) => {
  let transport: Transport;
  let one: TestApp;
  let two: TestApp;
  let buses: [Bus, Bus];
  let hosts: [string, string];
  const opened: ChatClient[] = [];

  beforeAll(async () => {
    transport = await openTransport();
    buses = [await transport.open(), await transport.open()];
    one = await buildTestApp({ bus: buses[0] });
    const { database, databaseClock } = one;
    two = await buildTestApp({ database, databaseClock, bus: buses[1] });
    hosts = [await listen(one.app), await listen(two.app)];
  });
  afterAll(async () => {
    for (const { socket } of opened) socket.terminate();
    await two.app.close();
    await buses[1].close();
    await one.close();
    await transport.close();
  });

  async function enter(host: string, who: SignedIn): Promise<ChatClient> {
    const client = await openChat(host, who);
    opened.push(client);
    return client;
  }

  it('CHAT-06 CHAT-11 people come once however many tabs they have, and leave some seconds after the last', async () => {
    const [ada, eve] = [await one.signIn({ name: 'Ada' }), await one.signIn({ name: 'Eve' })];
    const watcher = await enter(hosts[0], ada);
    const tabs = [await enter(hosts[1], eve), await enter(hosts[0], eve)];
    await until(() => statusesOf(watcher, eve).length === 1);
    const [joined] = watcher.events('user_status').slice(-1);
    expect(joined).toMatchObject({
      ...{ action: 'joined', count: 2 },
      user: { user_id: eve.id, username: 'Eve', avatar: null },
    });
    const [online] = tabs[1]?.events('online_users') ?? [];
    expect(online?.users.map(({ username }) => username)).toEqual(['Ada', 'Eve']);
    for (const tab of tabs) await closeSocket(tab);
    const start = performance.now();
    await until(() => statusesOf(watcher, eve).length === 2, 15_000);
    expect(performance.now() - start).toBeGreaterThan(4000);
    expect(statusesOf(watcher, eve)).toEqual(['joined', 'left']);
    await closeSocket(watcher);
  });

  it('CHAT-06 nobody notices who is back within five seconds, also in the other process', async () => {
    const [ada, eve] = [await one.signIn(), await one.signIn()];
    const watcher = await enter(hosts[1], ada);
    const first = await enter(hosts[0], eve);
    await until(() => statusesOf(watcher, eve).length === 1);
    await closeSocket(first);
    await wait(1000);
    const second = await enter(hosts[1], eve);
    await wait(6000);
    expect(statusesOf(watcher, eve)).toEqual(['joined']);
    await Promise.all([closeSocket(watcher), closeSocket(second)]);
  });

  it('CHAT-11 messages and typing go on after the bus was cut, and nothing is lost meanwhile', async () => {
    const [ada, eve] = [await one.signIn({ name: 'Ada' }), await one.signIn()];
    const [speaker, listener] = [await enter(hosts[0], ada), await enter(hosts[1], eve)];
    await speaker.send('before');
    const cut = transport.interrupt();
    for (let index = 0; index < 20; index += 1) await speaker.send(`meanwhile ${index}`);
    await cut;
    await until(() => buses.every((bus) => bus.isHealthy()));
    await speaker.send('after');
    for (const { texts } of [listener, speaker])
      await until(() => texts().includes('after'), 10_000);
    const expected = Array.from({ length: 20 }, (_, index) => `meanwhile ${index}`);
    expect(listener.texts()).toEqual(['before', ...expected, 'after']);
    expect(speaker.texts()).toEqual(listener.texts());
    speaker.socket.send('{"type":"typing","is_typing":true}');
    await until(() => listener.events('typing').length > 0);
    await Promise.all([closeSocket(speaker), closeSocket(listener)]);
  });
});

describe('a process of the chat', () => {
  it('CHAT-11 that dies takes its people with it after some seconds', async () => {
    const test = await buildTestApp();
    try {
      const { db } = test.database;
      const [ada, eve] = [await test.signIn(), await test.signIn()];
      const host = await listen(test.app);
      const watcher = await openChat(host, ada);
      const processId = randomUUID();
      const expiresAt = new Date(test.clock.now() + 15_000);
      await db.insert(chatProcesses).values({ id: processId, expiresAt });
      await db.insert(chatPresences).values({ processId, userId: eve.id });
      await until(() => statusesOf(watcher, eve).includes('joined'), 10_000);
      test.clock.advance(15_001);
      await until(() => statusesOf(watcher, eve).includes('left'), 10_000);
      watcher.socket.terminate();
    } finally {
      await test.close();
    }
  });

  it('CHAT-04 that stops closes its sockets with 1001, and leaves its people some seconds to come back', async () => {
    const test = await buildTestApp();
    const { database, databaseClock, clock } = test;
    const other = await buildTestApp({ database, databaseClock });
    try {
      const [ada, eve] = [await test.signIn(), await test.signIn()];
      const watcher = await openChat(await listen(test.app), ada);
      const client = await openChat(await listen(other.app), eve);
      await until(() => statusesOf(watcher, eve).includes('joined'), 10_000);
      await other.app.close();
      expect(await client.closed).toBe(closeCodes.goingAway);
      const expiries = await database.db.select().from(chatProcesses);
      const seconds = expiries.map(({ expiresAt }) => (expiresAt.getTime() - clock.now()) / 1000);
      expect(seconds.toSorted((a, b) => a - b)).toEqual([5, 15]);
      watcher.socket.terminate();
    } finally {
      await test.close();
    }
  });
});
