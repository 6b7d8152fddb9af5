import { randomUUID } from 'node:crypto';
import { closeCodes } from '@pomona/contract/realtime/protocol';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '#database/tables/accounts.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { createPostgresBus } from '#platform/realtime/postgres-bus.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { type ChatClient, chatPath, chatProtocols, openChat, readHistory } from '#test/chat.ts';
import { listen, openSocket, until } from '#test/sockets.ts';

let one: TestApp;
let two: TestApp;
let secondBus: Bus;
let hosts: [string, string];
const opened: ChatClient[] = [];

/** Two processes on one database, each with its own connection to the bus. */
beforeAll(async () => {
  one = await buildTestApp();
  const log = pino({ level: 'silent' });
  secondBus = await createPostgresBus(() => one.database.url(), log);
  two = await buildTestApp({ database: one.database, bus: secondBus });
  hosts = [await listen(one.app), await listen(two.app)];
});
afterAll(async () => {
  for (const { socket } of opened) socket.terminate();
  await two.app.close();
  await secondBus.close();
  await one.close();
});

async function enter(host: string, who: SignedIn): Promise<ChatClient> {
  const client = await openChat(host, who);
  opened.push(client);
  return client;
}

describe('the socket of the chat', () => {
  it('CHAT-03 API-12 sends a message to everybody, in every process, as it is in the history', async () => {
    const [ada, eve] = [await one.signIn({ name: 'Ada' }), await one.signIn({ name: 'Eve' })];
    const [left, right] = [await enter(hosts[0], ada), await enter(hosts[1], eve)];
    const accepted = await left.send('Hello, kitchen!');
    for (const client of [left, right])
      await until(() => client.texts().at(-1) === 'Hello, kitchen!');
    const [message] = right.events('new_message').slice(-1);
    expect(message?.message).toMatchObject({
      ...{ user_id: ada.id, username: 'Ada', avatar: null, message: 'Hello, kitchen!' },
      ...{ reply_to: null, reply: null, edited_at: null, deleted: false, note: null },
    });
    expect(accepted).toMatchObject({ type: 'message_accepted', message_id: message?.message.id });
    expect((await readHistory(two, eve)).at(-1)).toEqual(message?.message);
  });

  it('CHAT-03 the message of the specification, without an id of the client, is stored as well', async () => {
    const client = await enter(hosts[0], await one.signIn());
    client.socket.send('{"type":"chat_message","message":"plain","reply_to":null}');
    await until(() => client.texts().includes('plain'));
    expect(client.events('message_accepted').length).toBe(1);
  });

  it('CHAT-11 everybody sees one order, without holes, whichever processes the messages come from', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => one.signIn()));
    const clients = await Promise.all(
      people.map((who, index) => enter(hosts[index % 2] ?? hosts[0], who)),
    );
    const start = clients.map((client) => client.texts().length);
    await Promise.all(
      clients.flatMap((client, author) =>
        Array.from({ length: 25 }, (_, index) => client.send(`${author} says ${index}`)),
      ),
    );
    const seen = () => clients.map((client, index) => client.texts().slice(start[index]));
    await until(() => seen().every((texts) => texts.length >= 100));
    const [first] = seen();
    for (const texts of seen()) expect(texts).toEqual(first);
    expect(new Set(first).size).toBe(100);
    for (const author of [0, 1, 2, 3])
      expect(first?.filter((text) => text.startsWith(`${author} `))).toEqual(
        Array.from({ length: 25 }, (_, index) => `${author} says ${index}`),
      );
  });

  it('CHAT-08 the same client id is one message, also twenty times at once and from two processes', async () => {
    const ada = await one.signIn();
    const [left, right] = [await enter(hosts[0], ada), await enter(hosts[1], ada)];
    const clientId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? left : right).send('once', { client_id: clientId }),
      ),
    );
    const ids = answers.map((answer) => answer.type === 'message_accepted' && answer.message_id);
    expect(new Set(ids).size).toBe(1);
    await left.send('after');
    await until(() => right.texts().includes('after'));
    expect(right.texts().filter((text) => text === 'once').length).toBe(1);
    const own = (await readHistory(one, ada)).filter(({ client_id }) => client_id === clientId);
    expect(own.length).toBe(1);
  });

  it('CHAT-09 a reply carries its original; what is not there cannot be answered', async () => {
    const client = await enter(hosts[0], await one.signIn({ name: 'Ada' }));
    const original = await client.send('Who has a soup?');
    const id = original.type === 'message_accepted' ? original.message_id : '';
    await client.send('I have.', { reply_to: id });
    await until(() => client.texts().includes('I have.'));
    expect(client.events('new_message').at(-1)?.message).toMatchObject({
      reply_to: id,
      reply: { id, username: 'Ada', message: 'Who has a soup?', deleted: false },
    });
    const refused = await client.send('To nothing', { reply_to: randomUUID() });
    expect(refused).toMatchObject({ type: 'error', code: 'chat_message_not_found' });
    expect(client.texts()).not.toContain('To nothing');
  });

  it('CHAT-08 what is empty, too long or no message is refused in the language of the client', async () => {
    const client = await enter(hosts[0], await one.signIn());
    for (const text of ['', ' \n ', 'x'.repeat(2001), 'nul \u0000'])
      expect(await client.send(text)).toMatchObject({ type: 'error', code: 'validation_failed' });
    expect(await client.send('x'.repeat(2000))).toMatchObject({ type: 'message_accepted' });
    const before = client.events('error').length;
    for (const frame of ['{', '[]', 'null', '{"type":"new_message"}', '{"type":"typing"}'])
      client.socket.send(frame);
    await until(() => client.events('error').length === before + 5);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
  });

  it('CHAT-11 a message that the bus lost reaches everybody all the same, once', async () => {
    const deafBus: Bus = { ...one.bus, publish: async () => {} };
    const deaf = await buildTestApp({ database: one.database, bus: deafBus });
    try {
      const [ada, eve] = [await one.signIn(), await one.signIn()];
      const listener = await enter(hosts[0], eve);
      const speaker = await enter(await listen(deaf.app), ada);
      await speaker.send('Can anybody hear me?');
      await until(() => listener.texts().includes('Can anybody hear me?'));
      await listener.send('Yes');
      await until(() => listener.texts().includes('Yes'));
      expect(listener.texts().filter((text) => text.startsWith('Can')).length).toBe(1);
    } finally {
      await deaf.app.close();
    }
  });

  it('CHAT-07 typing is seen in every process, at most once a second, and stops', async () => {
    const [ada, eve] = [await one.signIn({ name: 'Ada' }), await one.signIn()];
    const [typist, watcher] = [await enter(hosts[0], ada), await enter(hosts[1], eve)];
    const typing = (isTyping: boolean) =>
      typist.socket.send(JSON.stringify({ type: 'typing', is_typing: isTyping }));
    for (let press = 0; press < 10; press += 1) typing(true);
    const own = () => watcher.events('typing').filter(({ user_id: id }) => id === ada.id);
    await until(() => own().length === 1);
    typing(false);
    await until(() => own().length === 2);
    expect(own()).toEqual([
      { type: 'typing', user_id: ada.id, username: 'Ada', is_typing: true },
      { type: 'typing', user_id: ada.id, username: 'Ada', is_typing: false },
    ]);
  });
});

describe('the handshake of the chat', () => {
  it('CHAT-04 danger 5: the path names the token’s member, a token is needed, and pages of elsewhere are refused', async () => {
    const [ada, eve] = [await one.signIn(), await one.signIn()];
    const opening = (path: string, protocols: string[], origin?: string) =>
      openSocket(hosts[0], path, { protocols, ...(origin !== undefined && { origin }) });
    await expect(opening(chatPath(eve.id), chatProtocols(ada))).rejects.toThrow('HTTP 403');
    await expect(opening(chatPath('x'), chatProtocols(ada))).rejects.toThrow('HTTP 403');
    const [protocol = ''] = chatProtocols(ada);
    await expect(opening(chatPath(ada.id), [protocol])).rejects.toThrow('HTTP 401');
    const forged = chatProtocols({ token: 'x'.repeat(43) });
    await expect(opening(chatPath(ada.id), forged)).rejects.toThrow('HTTP 401');
    const evil = opening(chatPath(ada.id), chatProtocols(ada), 'https://evil.example');
    await expect(evil).rejects.toThrow('HTTP 403');
  });

  it.each(['is disabled', 'deletes the account', 'signs out'])(
    'CHAT-04 danger 2: who %s is cut off within seconds, in every process',
    async (what) => {
      const { db } = one.database;
      const ada = await one.signIn();
      const clients = [await enter(hosts[0], ada), await enter(hosts[1], ada)];
      const isAda = eq(users.id, ada.id);
      const start = Date.now();
      if (what === 'is disabled') await db.update(users).set({ isDisabled: true }).where(isAda);
      else if (what === 'signs out') await db.delete(sessions).where(eq(sessions.userId, ada.id));
      else
        await db
          .update(users)
          .set({ erasureAt: new Date('2026-12-30') })
          .where(isAda);
      for (const client of clients) expect(await client.closed).toBe(closeCodes.accessEnded);
      expect(Date.now() - start).toBeLessThan(7000);
    },
  );

  it('CHAT-04 danger 2: who was disabled a moment ago sends nothing more', async () => {
    const ada = await one.signIn();
    const client = await enter(hosts[0], ada);
    await one.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, ada.id));
    expect(await client.send('One more thing')).toMatchObject({ code: 'session_rejected' });
    expect(await client.closed).toBe(closeCodes.accessEnded);
  });
});
