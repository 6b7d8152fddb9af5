import type { Session } from '@pomona/contract/accounts/security';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';

/** Of everybody that the test app signs up. */
const password = 'a long enough password';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

let people = 0;
async function newMember(): Promise<SignedIn & { email: string }> {
  people += 1;
  const email = `secure-${people}@pomona.test`;
  return { ...(await test.signIn({ email })), email };
}

async function signIn(email: string, given = password, userAgent = firefox) {
  const answer = await test.inject({
    method: 'POST',
    url: '/api/users/login',
    headers: { 'user-agent': userAgent },
    payload: { email, password: given },
  });
  const token = answer.statusCode === 200 ? answer.json().access_token : null;
  return { status: answer.statusCode, headers: { authorization: `Bearer ${token}` } };
}

type Headers = Record<string, string>;
const change = (headers: Headers, current_password: string, new_password: string) =>
  test.inject({
    method: 'PUT',
    url: '/api/users/me/password',
    headers,
    payload: { current_password, new_password },
  });
const status = async (headers: Headers) =>
  (await test.inject({ url: '/api/users/me', headers })).statusCode;
const list = async (headers: Headers): Promise<Session[]> =>
  (await test.inject({ url: '/api/users/me/sessions', headers })).json().sessions;
const end = (headers: Headers, id = '') =>
  test.inject({ method: 'DELETE', url: `/api/users/me/sessions${id && `/${id}`}`, headers });

describe('a change of the password', () => {
  it('AUTH-11 needs the old one and ends every other session', async () => {
    const member = await newMember();
    const elsewhere = await signIn(member.email);
    expect((await change(member.headers, password, 'plums in october')).statusCode).toBe(204);
    expect(await status(member.headers)).toBe(200);
    expect(await status(elsewhere.headers)).toBe(401);
    expect((await signIn(member.email)).status).toBe(401);
    expect((await signIn(member.email, 'plums in october')).status).toBe(200);
  });

  it('AUTH-11 is refused with the wrong password, and nothing ends', async () => {
    const member = await newMember();
    const elsewhere = await signIn(member.email);
    const answer = await change(member.headers, 'not this', 'plums in october');
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'wrong_password']);
    expect(await status(elsewhere.headers)).toBe(200);
    expect((await signIn(member.email)).status).toBe(200);
  });

  it.each([
    ['a common one', 'password1', 'password_too_common'],
    ['the name', 'Adaada', 'password_too_common'],
    ['five characters', 'plums', 'validation_failed'],
    ['129 characters', 'p'.repeat(129), 'validation_failed'],
  ])('AUTH-10 danger 8: refuses %s', async (_, chosen, code) => {
    const member = await test.signIn({ name: 'Adaada' });
    const answer = await change(member.headers, password, chosen);
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
  });

  it('AUTH-11 happens once when two ask for it at once', async () => {
    const member = await newMember();
    const choices = ['plums in october', 'pears in october'];
    const answers = await Promise.all(choices.map((one) => change(member.headers, password, one)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      204, 403,
    ]);
    const winner = choices[answers.findIndex(({ statusCode }) => statusCode === 204)] ?? '';
    expect((await signIn(member.email, winner)).status).toBe(200);
  });

  it('AUTH-04 the demonstration keeps its password, which is everybody’s', async () => {
    const member = await newMember();
    await test.database.db.update(users).set({ isDemo: true });
    const answer = await change(member.headers, password, 'plums in october');
    await test.database.db.update(users).set({ isDemo: false });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'demo_account']);
  });

  it('danger 8: guessing with a stolen token has to wait like any sign-in', async () => {
    const limited = await buildTestApp({ config: { rateLimitFactor: 1 } });
    const member = await limited.signIn();
    const attempt = () =>
      limited.inject({
        method: 'PUT',
        url: '/api/users/me/password',
        headers: member.headers,
        payload: { current_password: 'guess', new_password: 'plums in october' },
      });
    for (let n = 0; n < 10; n += 1) expect((await attempt()).statusCode).toBe(403);
    const refused = await attempt();
    await limited.close();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_attempts']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('sessions', () => {
  it('AUTH-11 are listed with their browser and times, the last used first', async () => {
    const member = await newMember();
    test.clock.advance(60_000);
    await signIn(member.email);
    test.clock.advance(60_000);
    await signIn(member.email, password, '');
    test.clock.advance(60_000);
    const sessions = await list(member.headers);
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, false, false]);
    expect(sessions[1]).toMatchObject({ browser: null, system: null });
    expect(sessions[2]).toMatchObject({ browser: 'Firefox', system: 'Windows' });
    expect(Date.parse(sessions[2]?.created_at ?? '')).toBe(test.clock.now() - 120_000);
  });

  it('AUTH-11 end singly and at once; those of others are not found', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const elsewhere = await signIn(member.email);
    const [foreign] = await list(other.headers);
    const session = (await list(member.headers)).find(({ is_current }) => !is_current);
    const refused = await end(member.headers, foreign?.id);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'session_not_found']);
    expect(await status(other.headers)).toBe(200);
    expect((await end(member.headers, session?.id)).statusCode).toBe(204);
    expect(await status(elsewhere.headers)).toBe(401);
    expect((await end(member.headers, session?.id)).statusCode).toBe(404);
  });

  it('AUTH-11 end all but this one', async () => {
    const member = await newMember();
    const others = [await signIn(member.email), await signIn(member.email)];
    expect((await end(member.headers)).statusCode).toBe(204);
    for (const { headers } of others) expect(await status(headers)).toBe(401);
    expect(await list(member.headers)).toHaveLength(1);
  });

  it('danger 1: what has ended by age is not listed', async () => {
    const member = await newMember();
    test.clock.advance(8 * 24 * 60 * 60_000);
    const { headers } = await signIn(member.email);
    expect(await list(headers)).toHaveLength(1);
  });
});
