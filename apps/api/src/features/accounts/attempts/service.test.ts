import type { SessionReply } from '@pomona/contract/accounts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { attempts, knownNetworks } from '#database/tables/accounts.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';

const password = 'plums in september';
const quarter = 15 * 60_000;

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({ config: { rateLimitFactor: 1 } });
  await signUp('ada@pomona.test', '192.0.2.200');
});
afterEach(() => test.close());

const signUp = (email: string, remoteAddress: string) =>
  test.inject({
    method: 'POST',
    url: '/api/users/register',
    remoteAddress,
    payload: { email, password, name: 'Ada' },
  });

interface Try {
  email?: string;
  password?: string;
  from?: string;
}
const signIn = ({ email = 'ada@pomona.test', password = 'wrong', from = '192.0.2.1' }: Try = {}) =>
  test.inject({
    method: 'POST',
    url: '/api/users/login',
    remoteAddress: from,
    payload: { email, password },
  });

async function fail(times: number, how: (n: number) => Try): Promise<void> {
  for (let n = 0; n < times; n += 1) {
    const answer = await signIn(how(n));
    expect(answer.statusCode, `attempt ${n}`).toBe(401);
  }
}

it('AUTH-10 danger 8: after ten failures even the right password has to wait, as long as it says', async () => {
  await fail(10, () => ({}));
  const refused = await signIn({ password });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'too_many_attempts' });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
  test.clock.advance(seconds * 1000);
  expect((await signIn({ password })).statusCode).toBe(200);
});

it('danger 8: the case of the e-mail is no way around, and an unknown one is counted as well', async () => {
  await fail(10, (n) => ({ email: n % 2 ? 'ADA@pomona.test' : 'ada@Pomona.test' }));
  expect((await signIn()).statusCode).toBe(429);
  await fail(10, () => ({ email: 'nobody@pomona.test' }));
  expect((await signIn({ email: 'nobody@pomona.test' })).statusCode).toBe(429);
});

it('danger 8: a stranger who is refused keeps nobody out who comes from elsewhere', async () => {
  await fail(10, () => ({}));
  for (let n = 0; n < 30; n += 1) expect((await signIn()).statusCode).toBe(429);
  expect((await signIn({ password, from: '198.51.100.7' })).statusCode).toBe(200);
});

it('danger 8: guessing from many addresses is refused by account', async () => {
  await fail(30, (n) => ({ from: `203.0.113.${n}` }));
  expect((await signIn({ from: '203.0.113.99' })).statusCode).toBe(429);
});

it('danger 8: another spelling that the database takes for the same e-mail is no way around', async () => {
  await signUp('ivy@pomona.test', '192.0.2.201');
  // U+0130 becomes "i" with a combining dot in JavaScript and a plain "i" in some databases.
  const spellings = ['ivy@pomona.test', 'İvy@pomona.test', 'IVY@POMONA.TEST', 'ıvy@pomona.test'];
  const known: string[] = [];
  for (const email of spellings) {
    const right = await signIn({ email, password, from: '192.0.2.202' });
    if (right.statusCode === 200) known.push(email);
  }
  expect(known.length).toBeGreaterThanOrEqual(2);
  await fail(10, (n) => ({ email: known[n % known.length] ?? '' }));
  for (const email of known) expect((await signIn({ email })).statusCode).toBe(429);
});

it('danger 8: wrong tries from everywhere keep nobody out of a network that signed in before', async () => {
  expect((await signIn({ password, from: '198.51.100.7' })).statusCode).toBe(200);
  await fail(30, (n) => ({ from: `203.0.113.${n}` }));
  expect((await signIn({ password, from: '203.0.113.99' })).statusCode).toBe(429);
  expect((await signIn({ password, from: '198.51.100.7' })).statusCode).toBe(200);
  // The network of the sign-up is known as well.
  expect((await signIn({ password, from: '192.0.2.200' })).statusCode).toBe(200);
});

it('danger 8: a known network has an allowance of its own, no more', async () => {
  expect((await signIn({ password, from: '198.51.100.7' })).statusCode).toBe(200);
  await fail(10, () => ({ from: '198.51.100.7' }));
  expect((await signIn({ password, from: '198.51.100.7' })).statusCode).toBe(429);
  expect((await signIn({ password, from: '192.0.2.200' })).statusCode).toBe(200);
});

it('danger 8: a network is forgotten ninety days after its last sign-in, and the oldest beyond twenty', async () => {
  const known = () => test.database.db.select().from(knownNetworks);
  for (let n = 0; n < 25; n += 1) {
    test.clock.advance(1000);
    expect((await signIn({ password, from: `198.51.${n}.7` })).statusCode).toBe(200);
  }
  expect(await known()).toHaveLength(20);
  expect(JSON.stringify(await known())).not.toContain('198.51');
  test.clock.advance(91 * 24 * 4 * quarter);
  await signIn({ password, from: '198.51.100.9' });
  expect(await known()).toHaveLength(1);
});

it('danger 8: many accounts from one address, or from one /64, are refused by network', async () => {
  await fail(50, (n) => ({ email: `n${n}@pomona.test`, from: `2001:db8:1:2::${n + 1}` }));
  const again = { email: 'other@pomona.test' };
  expect((await signIn({ ...again, from: '2001:db8:1:2:ffff::1' })).statusCode).toBe(429);
  expect((await signIn({ ...again, from: '2001:db8:1:3::1' })).statusCode).toBe(401);
});

it('what succeeds is not counted', async () => {
  for (let n = 0; n < 25; n += 1) expect((await signIn({ password })).statusCode).toBe(200);
  await fail(10, () => ({}));
});

it('danger 8: attempts made at once are all counted', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => signIn()));
  const looked = answers.filter(({ statusCode }) => statusCode === 401);
  expect(looked.length).toBe(10);
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBe(30);
});

it('AUTH-10 sign-up is limited by address', async () => {
  for (let n = 0; n < 30; n += 1) {
    expect((await signUp(`p${n}@pomona.test`, '192.0.2.9')).statusCode).toBe(201);
  }
  const refused = await signUp('p31@pomona.test', '192.0.2.9');
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_attempts']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const elsewhere = await signUp('p31@pomona.test', '192.0.2.10');
  expect(elsewhere.json<SessionReply>().user.email).toBe('p31@pomona.test');
});

it('keeps no e-mail, and forgets what is a day old', async () => {
  await fail(1, () => ({ email: 'secret.person@pomona.test' }));
  const kept = () => test.database.db.select().from(attempts);
  expect(JSON.stringify(await kept())).not.toContain('secret.person');
  test.clock.advance(25 * 4 * quarter);
  await fail(1, () => ({}));
  expect((await kept()).length).toBe(3);
});
