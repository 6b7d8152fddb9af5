import type { SessionReply } from '@pomona/contract/accounts';
import type { ConfigReply } from '@pomona/contract/system';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seedDatabase } from '#database/seed.ts';
import { users } from '#database/tables/accounts.ts';
import { seedState } from '#database/tables/system.ts';
import { systemRandom } from '#platform/clock.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { createPasswords } from '../passwords/service.ts';
import { demoAccountsSeed } from './seed.ts';
import { demoAdmin, demoId, demoMember, demoReviewerNames, removeDemo } from './service.ts';

const passwords = createPasswords(systemRandom);
const step = demoAccountsSeed((password) => passwords.hashPassword(password));

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const seed = () => seedDatabase(test.database.url(), [step]);
const config = async () => (await test.inject({ url: '/api/config' })).json<ConfigReply>();
const signIn = ({ email, password }: { email: string; password: string }, app: TestApp = test) =>
  app.inject({ method: 'POST', url: '/api/users/login', payload: { email, password } });
const all = () => test.database.db.select().from(users).orderBy(users.id);

it('AUTH-04 API-30 tells the published accounts once they exist, and they open', async () => {
  expect(await config()).toMatchObject({ demo: null, demo_admin: null });
  await seed();
  test.clock.advance(5000);
  const { demo, demo_admin } = await config();
  expect(demo).toEqual({ email: demoMember.email, password: demoMember.password });
  expect(demo_admin).toEqual({ email: demoAdmin.email, password: demoAdmin.password });
  const member = (await signIn(demoMember)).json<SessionReply>();
  const admin = (await signIn(demoAdmin)).json<SessionReply>();
  expect([member.user.is_admin, admin.user.is_admin]).toEqual([false, true]);
});

it('nobody signs in to a member who only writes reviews', async () => {
  await seed();
  const reviewers = (await all()).filter(({ passwordHash }) => passwordHash === null);
  expect(reviewers.length).toBe(demoReviewerNames.length);
  for (const { email } of reviewers) {
    expect((await signIn({ email, password: 'pomona-demo' })).statusCode).toBe(401);
  }
});

it('everything of it is marked, and nothing of it changes with another start', async () => {
  await seed();
  const before = await all();
  expect(before.every(({ isDemo }) => isDemo)).toBe(true);
  expect(await seed()).toEqual([]);
  expect(await all()).toEqual(before);
});

it('a newer version repairs it in place', async () => {
  await seed();
  await test.database.db.update(users).set({ name: 'Changed', passwordHash: null });
  await test.database.db.update(seedState).set({ version: 'older' });
  await seed();
  expect((await signIn(demoMember)).statusCode).toBe(200);
  expect((await all()).filter(({ name }) => name === 'Changed')).toEqual([]);
});

it('leaves a person alone who has such an e-mail', async () => {
  const person = await test.signIn({ email: demoAdmin.email });
  await seed();
  test.clock.advance(5000);
  const [row] = await test.database.db.select().from(users).where(eq(users.id, person.id));
  expect(row).toMatchObject({ isDemo: false, isAdmin: false, name: 'Ada' });
  expect((await signIn(demoAdmin)).statusCode).toBe(401);
  expect((await config()).demo_admin).toBeNull();
});

it('danger 8: published passwords open nothing where there is no demonstration, sessions included', async () => {
  await seed();
  const { access_token } = (await signIn(demoAdmin)).json<SessionReply>();
  const strict = await buildTestApp({ database: test.database, config: { hasDemo: false } });
  const response = await strict.inject({
    url: '/api/users/me',
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(response.statusCode).toBe(401);
  expect((await signIn(demoAdmin, strict)).json()).toMatchObject({ code: 'login_failed' });
  expect((await strict.inject({ url: '/api/config' })).json()).toMatchObject({ demo: null });
  await strict.close();
});

it('goes as a whole, its administrator included, and the rest stays', async () => {
  const person = await test.signIn();
  await seed();
  expect(await removeDemo(test.database.db)).toBe(demoReviewerNames.length + 2);
  expect((await all()).map(({ id }) => id)).toEqual([person.id]);
  expect(await seed()).toEqual([]);
});

it('ids are the same on every machine, and valid', () => {
  expect(demoId('member')).toBe(demoId('member'));
  expect(demoId('member')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});
