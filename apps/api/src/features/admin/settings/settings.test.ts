import type { AuditEntry } from '@pomona/contract/admin/audit';
import type { SettingsReply } from '@pomona/contract/admin/settings';
import { closeCodes } from '@pomona/contract/realtime/protocol';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminAudit } from '#database/tables/admin.ts';
import { settings } from '#database/tables/system.ts';
import type { ModelConfig } from '#platform/model-config.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { createPostgresBus } from '#platform/realtime/postgres-bus.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { chatPath, chatProtocols, openChat } from '#test/chat.ts';
import { listen, openSocket, until } from '#test/sockets.ts';

const model: ModelConfig = {
  provider: 'openai-compatible',
  name: 'a-model',
  url: 'http://127.0.0.1:9/v1',
  key: 'a-key-that-nobody-sees',
  limits: { callsPerHour: 7, seconds: 1 },
};

let one: TestApp;
let two: TestApp;
let secondBus: Bus;
let hosts: [string, string];
let root: SignedIn;

/** Two processes on one database, each with its own connection to the bus. */
beforeAll(async () => {
  const config = { chef: { requestsPerHour: 30, model } };
  one = await buildTestApp({ config });
  secondBus = await createPostgresBus(() => one.database.url(), pino({ level: 'silent' }));
  two = await buildTestApp({ database: one.database, bus: secondBus, config });
  hosts = [await listen(one.app), await listen(two.app)];
  root = await one.signIn({ name: 'Root', isAdmin: true });
});
afterAll(async () => {
  await two.app.close();
  await secondBus.close();
  await one.close();
});
beforeEach(async () => {
  await one.database.db.delete(settings);
  for (const app of [one, two]) app.clock.advance(2001);
});

const url = '/api/admin/settings';
const read = async (app = one) =>
  (await app.inject({ url, headers: root.headers })).json<SettingsReply>();
const patch = (payload: object, { app = one, who = root } = {}) =>
  app.inject({ method: 'PATCH', url, payload, headers: who.headers });
const change = async (payload: object) => {
  const reply = await patch({ ...payload, revision: (await read()).revision });
  expect(reply.statusCode).toBe(200);
  return reply.json<SettingsReply>();
};
const configOf = async (app: TestApp) => (await app.inject('/api/config')).json();
const settingEntries = async () =>
  (
    await one.inject({
      url: '/api/admin/audit?action=setting_changed&limit=100',
      headers: root.headers,
    })
  ).json<{ entries: AuditEntry[] }>().entries;
const signUp = (app: TestApp, email: string) =>
  app.inject({
    ...{ method: 'POST', url: '/api/users/register' },
    payload: { email, password: 'a long enough password', name: 'Late' },
  });

describe('ADMIN-11 the settings', () => {
  it('are for administrators only, and are what is configured until somebody sets them', async () => {
    const member = await one.signIn();
    expect((await one.inject({ url, headers: member.headers })).statusCode).toBe(403);
    expect((await patch({ chat_enabled: false, revision: 1 }, { who: member })).statusCode).toBe(
      403,
    );
    expect(await read()).toMatchObject({
      ...{ marketing_claims: true, registration_open: true, chat_enabled: true },
      ...{ chef_requests_per_hour: 30, rate_limit_factor: 0 },
    });
  });

  it('hold in every process at once, also in what visitors read, and stand in the audit log', async () => {
    await configOf(two);
    await read(two);
    const { revision } = await change({ marketing_claims: false, chef_requests_per_hour: 5 });
    await expect.poll(async () => (await read(two)).revision).toBe(revision);
    expect(await read(two)).toMatchObject({ marketing_claims: false, chef_requests_per_hour: 5 });
    for (const app of [one, two]) expect((await configOf(app)).marketing_claims).toBe(false);
    const details = (await settingEntries()).map((entry) => entry.details);
    expect(details).toEqual(
      expect.arrayContaining([
        { setting: 'marketing_claims', before: true, after: false },
        { setting: 'chef_requests_per_hour', before: 30, after: 5 },
      ]),
    );
    expect((await settingEntries())[0]).toMatchObject({ admin: { name: 'Root' }, member: null });
  });

  it.each([
    { chat_enabled: 'off' },
    { chef_requests_per_hour: 0 },
    { chef_requests_per_hour: 2.5 },
    { chef_requests_per_hour: 100_001 },
    { key: 'sk-secret' },
    {},
  ])('refuse %j', async (payload) => {
    const before = await read();
    const reply = await patch({ ...payload, revision: before.revision });
    expect(reply.statusCode).toBe(422);
    expect(await read()).toEqual(before);
  });

  it('a change over what was not read is refused, and nothing of it is written', async () => {
    const { revision } = await read();
    await change({ registration_open: false });
    const count = (await settingEntries()).length;
    const late = await patch({ chat_enabled: false, revision }, { app: two });
    expect([late.statusCode, late.json().code]).toEqual([409, 'settings_changed']);
    expect(await read()).toMatchObject({ registration_open: false, chat_enabled: true });
    expect((await settingEntries()).length).toBe(count);
  });

  it('what changes nothing leaves no entry and no new revision', async () => {
    const { revision } = await read();
    const count = (await settingEntries()).length;
    expect((await change({ chat_enabled: true })).revision).toBe(revision);
    expect((await settingEntries()).length).toBe(count);
  });

  it('of two administrators at once one wins, a hundred times over two processes', async () => {
    const changes = () =>
      one.database.db.$count(adminAudit, eq(adminAudit.action, 'setting_changed'));
    const before = await changes();
    for (let round = 0; round < 100; round += 1) {
      const { revision, chef_requests_per_hour: limit } = await read();
      const replies = await Promise.all([
        patch({ chef_requests_per_hour: limit + 1, revision }, { app: one }),
        patch({ chef_requests_per_hour: limit + 2, revision }, { app: two }),
      ]);
      expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
      await expect.poll(async () => (await read()).revision).toBeGreaterThan(revision);
    }
    expect(await changes()).toBe(before + 100);
  }, 60_000);

  it('a value that is none counts as not set', async () => {
    await one.database.db
      .insert(settings)
      .values({ key: 'chef_requests_per_hour', value: 'as many as they like' });
    one.clock.advance(2001);
    expect((await read()).chef_requests_per_hour).toBe(30);
  });
});

describe('ADMIN-11 what follows from them', () => {
  it('AUTH-01 nobody signs up while registration is closed, in no process', async () => {
    await read(two);
    await change({ registration_open: false });
    await expect.poll(async () => (await configOf(two)).registration_open).toBe(false);
    for (const app of [one, two]) {
      const refused = await signUp(app, 'late@pomona.test');
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'registration_closed']);
    }
    await change({ registration_open: true });
    expect((await signUp(one, 'late@pomona.test')).statusCode).toBe(201);
  });

  it('CHAT-01 a closed chat is left by everybody, and neither read nor written to', async () => {
    const [ada, eve] = [await one.signIn({ name: 'Ada' }), await one.signIn({ name: 'Eve' })];
    const clients = [await openChat(hosts[0], ada), await openChat(hosts[1], eve)];
    await change({ chat_enabled: false });
    for (const { events, closed } of clients) {
      await until(() => events('error').some(({ code }) => code === 'chat_closed'));
      expect(await closed).toBe(closeCodes.goingAway);
    }
    for (const [app, host] of [
      [one, hosts[0]],
      [two, hosts[1]],
    ] as const) {
      const history = await app.inject({ url: '/api/chat/messages', headers: ada.headers });
      expect([history.statusCode, history.json().code]).toEqual([403, 'chat_closed']);
      const again = openSocket(host, chatPath(ada.id), { protocols: chatProtocols(ada) });
      await expect(again).rejects.toThrow('403');
    }
    await change({ chat_enabled: true });
    await expect.poll(async () => (await read(two)).chat_enabled).toBe(true);
    const back = await openChat(hosts[1], ada);
    expect(await back.send('Here again')).toMatchObject({ type: 'message_accepted' });
    back.socket.terminate();
  });

  it('ADMIN-11 shows how the language model is, and never its key', async () => {
    const reply = await one.inject({ url, headers: root.headers });
    expect(reply.json<SettingsReply>().model).toEqual({
      ...{ provider: 'openai-compatible', name: 'a-model', state: 'unused', paused_until: null },
      ...{ calls_this_hour: 0, max_calls_per_hour: 7 },
    });
    expect(reply.body).not.toContain('a-key');
    expect(reply.body).not.toContain('127.0.0.1');
  });
});

it('GEN-11 the limit of the chef is the one that was set, also in the middle of an hour', async () => {
  const test = await buildTestApp({ config: { rateLimitFactor: 1 } });
  const admin = await test.signIn({ isAdmin: true });
  const cook = () =>
    test.inject({
      ...{ method: 'POST', url: '/api/ai/recipes', headers: admin.headers },
      payload: { ingredients: ['carrots', 'onion', 'red lentils'] },
    });
  const { revision } = (await test.inject({ url, headers: admin.headers })).json<SettingsReply>();
  await test.inject({
    ...{ method: 'PATCH', url, headers: admin.headers },
    payload: { chef_requests_per_hour: 1, revision },
  });
  expect((await cook()).statusCode).toBe(200);
  expect((await cook()).statusCode).toBe(429);
  await test.close();
});
