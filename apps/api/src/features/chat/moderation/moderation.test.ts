import { randomUUID } from 'node:crypto';
import type { ChatAuditEntry, ChatMute, ChatReport } from '@pomona/contract/chat/moderation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { type ChatClient, openChat, readHistory } from '#test/chat.ts';
import { listen, until } from '#test/sockets.ts';

let test: TestApp;
let host: string;
let admin: SignedIn;
let ada: ChatClient;
let eve: ChatClient;
beforeAll(async () => {
  test = await buildTestApp();
  host = await listen(test.app);
  admin = await test.signIn({ name: 'Root', isAdmin: true });
  ada = await openChat(host, await test.signIn({ name: 'Ada' }));
  eve = await openChat(host, await test.signIn({ name: 'Eve' }));
});
afterAll(async () => {
  ada.socket.terminate();
  eve.socket.terminate();
  await test.close();
});

async function post(author: ChatClient, text: string, more = {}): Promise<string> {
  const answer = await author.send(text, more);
  if (answer.type !== 'message_accepted') throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.message_id;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (
  { headers }: Pick<SignedIn, 'headers'>,
  method: Method,
  path: string,
  payload?: object,
) => test.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) });
const messagePath = (id: string) => `/chat/messages/${id}`;
const change = (who: SignedIn, id: string, message: string) =>
  call(who, 'PUT', messagePath(id), { message });
const report = (who: SignedIn, id: string, body: object = { reason: 'rude' }) =>
  call(who, 'POST', `${messagePath(id)}/report`, body);
const decide = (id: string, body: object) =>
  call(admin, 'POST', `/admin/chat/reports/${id}/decision`, body);

async function readReports(query = '') {
  const reply = await call(admin, 'GET', `/admin/chat/reports${query}`);
  return reply.json<{ reports: ChatReport[]; open_count: number; next_cursor: string | null }>();
}
const reportsOf = async (messageId: string, query = '?limit=100') =>
  (await readReports(query)).reports.filter(({ message_id: id }) => id === messageId);
const readAudit = async () =>
  (await call(admin, 'GET', '/admin/chat/audit?limit=100')).json<{ entries: ChatAuditEntry[] }>()
    .entries;

describe('own messages', () => {
  it('CHAT-10 are edited for 15 minutes, by their author only, and everybody sees it', async () => {
    const id = await post(ada, 'A soop');
    const reply = await change(ada.who, id, 'A soup');
    expect(reply.json()).toMatchObject({ id, message: 'A soup', deleted: false });
    expect(reply.json().edited_at).not.toBeNull();
    await until(() => eve.events('message_edited').some(({ message }) => message.id === id));
    expect(eve.events('message_edited').at(-1)?.message).toEqual(reply.json());
    expect((await change(eve.who, id, 'Mine')).statusCode).toBe(403);
    expect((await change(ada.who, randomUUID(), 'x')).statusCode).toBe(404);
    test.clock.advance(14.9 * 60_000);
    expect((await change(ada.who, id, 'Still')).statusCode).toBe(200);
    test.clock.advance(0.2 * 60_000);
    expect((await change(ada.who, id, 'Too late')).json().code).toBe('chat_edit_over');
  });

  it('CHAT-10 CHAT-09 are deleted by their author only; the text goes, a reply says that it was deleted', async () => {
    const id = await post(ada, 'Wrong room');
    const answerId = await post(eve, 'It happens', { reply_to: id });
    expect((await call(eve.who, 'DELETE', messagePath(id))).statusCode).toBe(403);
    expect((await call(ada.who, 'DELETE', messagePath(id))).statusCode).toBe(204);
    await until(() => eve.events('message_deleted').some(({ message_id }) => message_id === id));
    const history = await readHistory(test, eve.who);
    expect(history.some((message) => message.id === id)).toBe(false);
    const { reply } = history.find((message) => message.id === answerId) ?? {};
    expect(reply).toMatchObject({ id, message: '', deleted: true });
    const { rows } = await test.database.pool.query(
      "SELECT FROM chat_messages WHERE body LIKE '%Wrong room%'",
    );
    expect(rows).toEqual([]);
    expect((await change(ada.who, id, 'Back')).statusCode).toBe(404);
    expect((await call(ada.who, 'DELETE', messagePath(id))).statusCode).toBe(404);
    const refused = await ada.send('To what is gone', { reply_to: id });
    expect(refused).toMatchObject({ code: 'chat_message_not_found' });
  });
});

describe('the history', () => {
  it('CHAT-02 API-13 comes oldest first, further back with before, and tells with after what changed', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1) ids.push(await post(ada, `Line ${index}`));
    const latest = await readHistory(test, eve.who, '?limit=3');
    expect(latest.map(({ id }) => id)).toEqual(ids.slice(4));
    const [oldest] = latest;
    const earlier = await readHistory(test, eve.who, `?limit=3&before=${oldest?.sequence}`);
    expect(earlier.map(({ id }) => id)).toEqual(ids.slice(1, 4));
    const seen = latest.at(-1)?.revision ?? 0;
    expect(await readHistory(test, eve.who, `?after=${seen}`)).toEqual([]);
    await call(ada.who, 'DELETE', messagePath(ids[0] ?? ''));
    await change(ada.who, ids[1] ?? '', 'Changed');
    const added = await post(eve, 'Added');
    const missed = await readHistory(test, eve.who, `?after=${seen}`);
    expect(missed.map(({ id, deleted, message }) => [id, deleted, message])).toEqual([
      [ids[0], true, ''],
      [ids[1], false, 'Changed'],
      [added, false, 'Added'],
    ]);
    const pages = await readHistory(test, eve.who, `?after=${seen}&limit=1`);
    expect(pages.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it.each(['limit=0', 'limit=101', 'before=-1', 'after=x', 'before=1&after=1', 'after=9999999999'])(
    'CHAT-02 refuses %s',
    async (query) => {
      const reply = await call(ada.who, 'GET', `/chat/messages?${query}`);
      expect(reply.statusCode).toBe(422);
    },
  );

  it('CHAT-02 needs a sign-in', async () => {
    expect((await test.inject('/api/chat/messages')).statusCode).toBe(401);
  });
});

describe('reports', () => {
  it('CHAT-10 come into a queue once a member, are decided together, and the decision is written down', async () => {
    const id = await post(ada, 'Buy my pills');
    const third = await test.signIn();
    expect((await report(ada.who, id)).statusCode).toBe(403);
    for (let time = 0; time < 3; time += 1)
      expect((await report(eve.who, id, { reason: 'spam', comment: 'Again' })).statusCode).toBe(
        204,
      );
    test.clock.advance(1000);
    expect((await report(third, id)).statusCode).toBe(204);
    const waiting = await reportsOf(id);
    expect(waiting).toMatchObject([
      { reason: 'spam', comment: 'Again', message: 'Buy my pills', author: { name: 'Ada' } },
      { reason: 'rude', comment: '', decision: null, decided_by: null },
    ]);
    const first = waiting[0]?.id ?? '';
    const decided = await decide(first, { decision: 'remove', reason: 'Advertising' });
    expect(decided.json()).toMatchObject({
      ...{ id: first, decision: 'remove', is_deleted: true, message: 'Buy my pills' },
      decided_by: { name: 'Root' },
    });
    await until(() => eve.events('message_deleted').some(({ message_id }) => message_id === id));
    expect(await reportsOf(id)).toEqual([]);
    expect((await reportsOf(id, '?state=decided&limit=100')).length).toBe(2);
    expect((await decide(first, { decision: 'remove' })).statusCode).toBe(200);
    expect((await decide(first, { decision: 'keep' })).json().code).toBe('conflict');
    expect((await decide(randomUUID(), { decision: 'keep' })).statusCode).toBe(404);
    const audit = (await readAudit()).filter(({ message_id: about }) => about === id);
    expect(audit).toMatchObject([
      {
        action: 'report_removed',
        admin: { name: 'Root' },
        member: { name: 'Ada' },
        reason: 'Advertising',
      },
    ]);
  });

  it('CHAT-10 a report that is kept leaves the message where it is', async () => {
    const id = await post(ada, 'I like olives');
    await report(eve.who, id);
    const [waiting] = await reportsOf(id);
    await decide(waiting?.id ?? '', { decision: 'keep' });
    const history = await readHistory(test, eve.who);
    expect(history.some((message) => message.id === id)).toBe(true);
  });

  it('CHAT-10 rude words are seen by everybody, and by an administrator', async () => {
    const id = await post(ada, 'What a shitty day');
    await until(() => eve.texts().includes('What a shitty day'));
    const [waiting] = await reportsOf(id);
    expect(waiting).toMatchObject({ reason: 'language', reporter: null });
    await decide(waiting?.id ?? '', { decision: 'keep' });
    await change(ada.who, id, 'What a fucking shitty day');
    expect(await reportsOf(id)).toMatchObject([{ message: 'What a fucking shitty day' }]);
    const clean = await post(ada, 'Shiitake and cumin');
    expect(await reportsOf(clean)).toEqual([]);
  });

  it('CHAT-10 pages of reports repeat and lose nothing', async () => {
    for (let index = 0; index < 5; index += 1)
      await report(eve.who, await post(ada, `Report me ${index}`));
    const all = (await readReports('?limit=100')).reports.map(({ id }) => id);
    const paged: string[] = [];
    for (let after = ''; ; ) {
      const page = await readReports(`?limit=2${after}`);
      expect(page.open_count).toBe(all.length);
      paged.push(...page.reports.map(({ id }) => id));
      if (page.next_cursor === null) break;
      after = `&after=${page.next_cursor}`;
    }
    expect(paged).toEqual(all);
  });

  it('CHAT-10 an administrator removes any message at once, with its reports', async () => {
    const id = await post(ada, 'Out of place');
    await report(eve.who, id);
    const path = `/admin${messagePath(id)}`;
    expect((await call(eve.who, 'DELETE', path)).statusCode).toBe(403);
    expect((await call(admin, 'DELETE', path)).statusCode).toBe(204);
    expect((await call(admin, 'DELETE', path)).statusCode).toBe(404);
    expect(await reportsOf(id)).toEqual([]);
    const audit = (await readAudit()).filter(({ message_id: about }) => about === id);
    expect(audit.map(({ action }) => action)).toEqual(['message_removed']);
  });
});

describe('muted members', () => {
  const mutePath = ({ id }: SignedIn) => `/admin/chat/mutes/${id}`;

  it('CHAT-10 read along, and write neither messages nor changes until the time is over', async () => {
    const id = await post(eve, 'Before');
    const mute = await call(admin, 'PUT', mutePath(eve.who), { duration: 'hour', reason: 'Spam' });
    expect(mute.json<ChatMute>()).toMatchObject({ username: 'Eve', reason: 'Spam' });
    expect(await eve.send('During')).toMatchObject({ type: 'error', code: 'chat_muted' });
    expect((await change(eve.who, id, 'Changed')).json().code).toBe('chat_muted');
    await post(ada, 'You still read this');
    await until(() => eve.texts().includes('You still read this'));
    const typingOf = ({ who }: ChatClient) =>
      ada.events('typing').filter(({ user_id: id }) => id === who.id).length;
    for (const { socket } of [eve, ada]) socket.send('{"type":"typing","is_typing":true}');
    await until(() => typingOf(ada) > 0);
    expect(typingOf(eve)).toBe(0);
    const { mutes } = (await call(admin, 'GET', '/admin/chat/mutes')).json();
    expect(mutes.map(({ username }: ChatMute) => username)).toEqual(['Eve']);
    test.clock.advance(61 * 60_000);
    await post(eve, 'After');
    expect((await call(admin, 'GET', '/admin/chat/mutes')).json().mutes).toEqual([]);
  });

  it('CHAT-10 are let go early; administrators and strangers are not muted; all of it is written down', async () => {
    await call(admin, 'PUT', mutePath(eve.who), { duration: 'month' });
    for (let time = 0; time < 2; time += 1)
      expect((await call(admin, 'DELETE', mutePath(eve.who))).statusCode).toBe(204);
    await post(eve, 'Thank you');
    const own = await call(admin, 'PUT', mutePath(admin), { duration: 'hour' });
    expect(own.statusCode).toBe(403);
    const nobody = { ...eve.who, id: randomUUID() };
    const missing = await call(admin, 'PUT', mutePath(nobody), { duration: 'hour' });
    expect(missing.json().code).toBe('chat_member_not_found');
    expect((await call(admin, 'DELETE', mutePath(nobody))).statusCode).toBe(204);
    expect((await readAudit()).slice(0, 2).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['member_unmuted', 'member_muted']),
    );
  });
});

describe('limits', () => {
  it('CHAT-10 ten messages in ten seconds over all processes, and five for a newcomer', async () => {
    const config = { rateLimitFactor: 1 };
    const one = await buildTestApp({
      database: test.database,
      config,
      databaseClock: test.databaseClock,
    });
    const two = await buildTestApp({
      database: test.database,
      config,
      databaseClock: test.databaseClock,
    });
    const who = await test.signIn();
    const clients = [
      await openChat(await listen(one.app), who),
      await openChat(await listen(two.app), who),
    ] as const;
    const send = (index: number) => clients[index % 2 === 0 ? 0 : 1].send(`${index}`);
    try {
      const newcomer = await Promise.all(Array.from({ length: 8 }, (_, index) => send(index)));
      expect(newcomer.filter(({ type }) => type === 'message_accepted').length).toBe(5);
      expect(newcomer.find(({ type }) => type === 'error')).toMatchObject({
        code: 'chat_newcomer',
      });
      test.clock.advance(11 * 60_000);
      const settled = await Promise.all(Array.from({ length: 16 }, (_, index) => send(index)));
      expect(settled.filter(({ type }) => type === 'message_accepted').length).toBe(10);
      expect(settled.find(({ type }) => type === 'error')).toMatchObject({
        ...{ code: 'chat_too_fast', retry_after_seconds: 10 },
      });
      test.clock.advance(10_001);
      expect(await send(0)).toMatchObject({ type: 'message_accepted' });
    } finally {
      for (const { socket } of clients) socket.terminate();
      await one.app.close();
      await two.app.close();
    }
  });
});
