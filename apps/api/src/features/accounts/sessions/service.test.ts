import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sessions, users } from '#database/tables/accounts.ts';
import { systemRandom } from '#platform/clock.ts';
import { createPostgresBus } from '#platform/realtime/postgres-bus.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { createSessions } from './service.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const status = async (token: string) =>
  (await test.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } }))
    .statusCode;
const open = async () => (await test.signIn()).token;
const service = (bus = test.bus, clock = test.clock.now) =>
  createSessions({
    database: test.database.db,
    databaseClock: test.databaseClock,
    bus,
    clock,
    random: systemRandom,
    log: { warn() {} },
    hasDemo: true,
  });
const rowsOf = (userId: string) =>
  test.database.db.select().from(sessions).where(eq(sessions.userId, userId));

it('danger 1: ends after seven days without use', async () => {
  const [idle, used] = [await open(), await open()];
  test.clock.advance(6 * day);
  expect(await status(used)).toBe(200);
  test.clock.advance(day - 1000);
  expect(await status(idle)).toBe(200);
  test.clock.advance(7 * day);
  expect(await status(idle)).toBe(401);
  expect(await status(used)).toBe(401);
});

it('danger 1: ends after thirty days, however much it is used', async () => {
  const token = await open();
  for (let passed = 0; passed < 29; passed += 1) {
    test.clock.advance(day);
    expect(await status(token)).toBe(200);
  }
  test.clock.advance(day + 1000);
  expect(await status(token)).toBe(401);
});

it('danger 1: ends by the clock of the database, not of the process', async () => {
  const [ahead, behind] = [40 * day, -40 * day].map((wrong) =>
    service(test.bus, () => test.clock.now() + wrong),
  );
  const person = await test.signIn();
  const isLive = (token = '') => behind?.authenticate(token, { isFresh: true });
  expect(await ahead?.authenticate(person.token, { isFresh: true })).not.toBeNull();
  const origin = { address: '192.0.2.1', userAgent: '' };
  const opened = [
    await ahead?.openSession(person.id, origin),
    await behind?.openSession(person.id, origin),
  ];
  for (const token of [...opened, person.token]) expect(await isLive(token)).not.toBeNull();
  test.clock.advance(7 * day);
  for (const token of [...opened, person.token]) expect(await isLive(token)).toBeNull();
});

it('writes its last use at most once a minute', async () => {
  const person = await test.signIn();
  const lastUse = async () => (await rowsOf(person.id))[0]?.lastUsedAt.getTime();
  const opened = test.clock.now();
  test.clock.advance(50_000);
  await status(person.token);
  expect(await lastUse()).toBe(opened);
  test.clock.advance(10_000);
  await status(person.token);
  expect(await lastUse()).toBe(opened + 60_000);
});

it('keeps no more than fifty a member, the oldest go, and what has ended is cleared away', async () => {
  const person = await test.signIn();
  for (let n = 0; n < 52; n += 1) {
    test.clock.advance(1000);
    await service().openSession(person.id, { address: '192.0.2.1', userAgent: '' });
  }
  expect((await rowsOf(person.id)).length).toBe(50);
  expect(await status(person.token)).toBe(401);
  test.clock.advance(8 * day);
  await service().openSession(person.id, { address: '192.0.2.1', userAgent: '' });
  expect((await rowsOf(person.id)).length).toBe(1);
});

it('danger 11: remembers the browser as plain, bounded text and an IPv6 address as its network', async () => {
  const person = await test.signIn();
  const userAgent = `Fire\nfox \u0007${'x'.repeat(1000)}`;
  await service().openSession(person.id, { address: '2001:db8:1:2:3:4:5:6', userAgent });
  const row = (await rowsOf(person.id)).find(({ addressPrefix }) => addressPrefix.includes('/64'));
  expect(row?.addressPrefix).toBe('2001:db8:1:2::/64');
  expect(row?.userAgent).toMatch(/^Firefox x{292}$/);
});

const sessionOf = async (userId: string) => {
  const [row] = await rowsOf(userId);
  if (row === undefined) throw new Error('No session');
  return { id: userId, sessionId: row.id };
};
const disable = (userId: string) =>
  test.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, userId));

it('remembers for five seconds whose token it was', async () => {
  const person = await test.signIn();
  expect(await status(person.token)).toBe(200);
  await disable(person.id);
  expect(await status(person.token)).toBe(200);
  test.clock.advance(5000);
  expect(await status(person.token)).toBe(401);
});

it('danger 1: what one process revokes ends in the others at once', async () => {
  const person = await test.signIn();
  expect(await status(person.token)).toBe(200);
  const elsewhere = await createPostgresBus(() => test.database.url(), pino({ level: 'silent' }));
  try {
    await service(elsewhere).endSession(await sessionOf(person.id));
    await vi.waitFor(async () => expect(await status(person.token)).toBe(401));
  } finally {
    await elsewhere.close();
  }
});

it('danger 1: remembers nothing while the bus is away', async () => {
  const person = await test.signIn();
  const deaf = { ...test.bus, isHealthy: () => false };
  const sessionsApart = service(deaf);
  const ask = () => sessionsApart.authenticate(person.token, { isFresh: false });
  expect(await ask()).not.toBeNull();
  await disable(person.id);
  expect(await ask()).toBeNull();
});

it('danger 3: reads an administrator’s rights anew for each of their calls', async () => {
  const person = await test.signIn();
  const own = service();
  expect(await own.authenticate(person.token, { isFresh: true })).not.toBeNull();
  await disable(person.id);
  expect(await own.authenticate(person.token, { isFresh: true })).toBeNull();
});
