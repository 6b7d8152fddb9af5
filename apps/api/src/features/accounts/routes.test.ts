import { type SessionReply, type User, user as userSchema } from '@pomona/contract/accounts';
import type { ErrorReply } from '@pomona/contract/errors';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '#database/tables/accounts.ts';
import { settings } from '#database/tables/system.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';

const password = 'plums in september';
const logged: string[] = [];

let test: TestApp;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  test = await buildTestApp({ log });
});
afterAll(() => test.close());

const signUp = (payload: object) =>
  test.inject({ method: 'POST', url: '/api/users/register', payload });
const signIn = (payload: object) =>
  test.inject({ method: 'POST', url: '/api/users/login', payload });
const me = (token: string) =>
  test.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } });

const entry = (email: string) => ({ email, password, name: 'Ada' });
const problems = (answer: { json(): ErrorReply }) => answer.json().errors?.map(({ path }) => path);

describe('sign-up', () => {
  it('API-03 AUTH-02 creates the account and a session for it', async () => {
    const answer = await signUp({ ...entry('ada@pomona.test'), name: '  Ada Byron ' });
    expect(answer.statusCode).toBe(201);
    const { access_token, user } = answer.json<SessionReply>();
    expect(access_token).toMatch(/^[\w-]{43}$/);
    expect(user).toMatchObject({
      name: 'Ada Byron',
      email: 'ada@pomona.test',
      is_admin: false,
      favorite_recipes: [],
    });
    expect((await me(access_token)).json()).toEqual(user);
  });

  it('AUTH-09 AUTH-10 refuses a taken e-mail, however it is written', async () => {
    await signUp(entry('grace@pomona.test'));
    const answer = await signUp(entry('  GRACE@Pomona.Test '));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'email_taken', detail: 'Email already exists' });
  });

  it('AUTH-10 makes one account when twenty ask for the same e-mail at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        signUp(entry(n % 2 ? 'race@pomona.test' : 'Race@Pomona.test')),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
  });

  it.each(['is_admin', 'id', 'counters', 'is_demo', 'created_at'])(
    'API-26 danger 3: refuses %s in the body',
    async (field) => {
      const answer = await signUp({ ...entry('mass@pomona.test'), [field]: true });
      expect(answer.statusCode).toBe(422);
      const rows = await test.database.db
        .select()
        .from(users)
        .where(eq(users.email, 'mass@pomona.test'));
      expect(rows).toEqual([]);
    },
  );

  it.each([
    ['a malformed e-mail', { email: 'nobody' }, 'body.email'],
    ['an e-mail of 255 characters', { email: `${'a'.repeat(243)}@pomona.test` }, 'body.email'],
    ['five characters of password', { password: 'plums' }, 'body.password'],
    ['129 characters of password', { password: 'p'.repeat(129) }, 'body.password'],
    ['a blank name', { name: '   ' }, 'body.name'],
    ['81 characters of name', { name: 'n'.repeat(81) }, 'body.name'],
    ['a control character', { name: 'A\u0007da' }, 'body.name'],
  ])('AUTH-10 danger 11: refuses %s', async (_what, change, path) => {
    const answer = await signUp({ ...entry('form@pomona.test'), ...change });
    expect(answer.statusCode).toBe(422);
    expect(problems(answer)).toEqual([path]);
  });

  it.each([
    ['NUL', 'Ada\u0000'],
    ['half a character', 'Ada\ud800'],
  ])('danger 11: refuses %s, and it is not our fault', async (_what, name) => {
    const answer = await signUp({ ...entry('form@pomona.test'), name });
    expect([400, 422]).toContain(answer.statusCode);
  });

  it('danger 8: refuses a common password', async () => {
    const answer = await signUp({ ...entry('common@pomona.test'), password: 'Password123' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'password_too_common' });
  });

  it('is closed while an administrator says so', async () => {
    const key = 'registration_open';
    await test.database.db.insert(settings).values({ key, value: false });
    test.clock.advance(2001);
    const answer = await signUp(entry('late@pomona.test'));
    await test.database.db.delete(settings).where(eq(settings.key, key));
    test.clock.advance(2001);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'registration_closed' });
  });
});

describe('sign-in', () => {
  beforeAll(() => signUp(entry('Ida@pomona.test')));

  it('API-02 AUTH-02 AUTH-10 gives a new session, whatever the case of the e-mail', async () => {
    const answer = await signIn({ email: ' idA@POMONA.test ', password });
    expect(answer.statusCode).toBe(200);
    const { access_token, user } = answer.json<SessionReply>();
    expect(user.email).toBe('Ida@pomona.test');
    expect((await me(access_token)).statusCode).toBe(200);
  });

  it('AUTH-06 danger 8: answers the same for a wrong password, no account, and a disabled one', async () => {
    await signUp(entry('off@pomona.test'));
    await test.database.db
      .update(users)
      .set({ isDisabled: true })
      .where(eq(users.email, 'off@pomona.test'));
    const answers = [
      await signIn({ email: 'ida@pomona.test', password: 'pears in october' }),
      await signIn({ email: 'nobody@pomona.test', password }),
      await signIn({ email: 'off@pomona.test', password }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      const { request_id: _, ...body } = answer.json<ErrorReply>();
      expect(body).toEqual({ code: 'login_failed', detail: 'Invalid email or password' });
    }
  });

  it('AUTH-06 danger 8: takes the same time for a wrong password and for no account', async () => {
    const time = async (email: string) => {
      const began = performance.now();
      await signIn({ email, password: 'pears in october' });
      return performance.now() - began;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      known.push(await time('ida@pomona.test'));
      unknown.push(await time(`nobody-${round}@pomona.test`));
    }
    const ratio = median(known) / median(unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('danger 8: a flood of sign-ins is turned away with 503 and a time, and the server goes on', async () => {
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => signIn({ email: 'nobody@pomona.test', password })),
    );
    const away = answers.filter(({ statusCode }) => statusCode === 503);
    expect(away.length).toBeGreaterThan(0);
    expect(away.every(({ headers }) => headers['retry-after'] === '2')).toBe(true);
    expect(answers.length - away.length).toBeGreaterThanOrEqual(66);
    expect((await signIn({ email: 'ida@pomona.test', password })).statusCode).toBe(200);
  });

  it('AUTH-06 tells it in the language of the request', async () => {
    const answer = await test.inject({
      method: 'POST',
      url: '/api/users/login',
      headers: { 'accept-language': 'de' },
      payload: { email: 'nobody@pomona.test', password },
    });
    expect(answer.json<ErrorReply>().detail).not.toBe('Invalid email or password');
  });

  it('API-26 refuses unknown fields', async () => {
    const answer = await signIn({ email: 'ida@pomona.test', password, is_admin: true });
    expect(answer.statusCode).toBe(422);
  });
});

describe('the session', () => {
  const open = async () => (await test.signIn()).token;

  it('API-01 API-26 tells a member of themselves, without hash or token', async () => {
    const answer = await me(await open());
    const user = answer.json<User>();
    expect(Object.keys(user).sort()).toEqual(Object.keys(userSchema.shape).sort());
    expect(answer.body).not.toMatch(/argon2|hash|token/i);
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  it('API-23 AUTH-02 ends with sign-out, at once and alone', async () => {
    const person = await test.signIn({ email: 'two@pomona.test' });
    const other = (
      await signIn({ email: 'two@pomona.test', password: 'a long enough password' })
    ).json<SessionReply>().access_token;
    const answer = await test.inject({
      method: 'POST',
      url: '/api/users/logout',
      headers: person.headers,
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect((await me(person.token)).json()).toMatchObject({ code: 'session_rejected' });
    expect((await me(other)).statusCode).toBe(200);
  });

  it('danger 1: is kept as a hash of its token only', async () => {
    const token = await open();
    const rows = await test.database.db.select().from(sessions);
    const kept = JSON.stringify(rows, (_, value) =>
      Buffer.isBuffer(value) ? value.toString('latin1') : value,
    );
    expect(rows.every(({ tokenHash }) => tokenHash.length === 32)).toBe(true);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(Buffer.from(token, 'base64url').toString('latin1'));
  });

  it('AUTH-01 danger 2: is refused when forged, malformed or empty', async () => {
    const token = await open();
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [forged, 'A'.repeat(43), `${token}A`, "' or 1=1 --", 'x'.repeat(5000)]) {
      expect((await me(wrong)).statusCode, wrong.slice(0, 50)).toBe(401);
    }
    expect((await test.inject({ url: '/api/users/me' })).json()).toMatchObject({
      code: 'not_signed_in',
    });
  });

  it('danger 2: ends at once for someone who is disabled or erased', async () => {
    const disabled = await test.signIn();
    const erased = await test.signIn();
    await test.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, disabled.id));
    await test.database.db.delete(users).where(eq(users.id, erased.id));
    expect((await me(disabled.token)).statusCode).toBe(401);
    expect((await me(erased.token)).statusCode).toBe(401);
  });

  it('ROLE-03 danger 2: carries the rights of this moment', async () => {
    const person = await test.signIn();
    const isAdmin = async () => (await me(person.token)).json<User>().is_admin;
    expect(await isAdmin()).toBe(false);
    await test.roles.makeAdmin((await test.signIn()).id);
    await test.roles.makeAdmin(person.id);
    expect(await isAdmin()).toBe(true);
    await test.roles.makeMember(person.id);
    expect(await isAdmin()).toBe(false);
  });
});

it('ROLE-01 ROLE-02 a visitor has no profile, a member has their own', async () => {
  const [ada, ida] = [await test.signIn({ name: 'Ada' }), await test.signIn({ name: 'Ida' })];
  expect((await test.inject({ url: '/api/users/me' })).statusCode).toBe(401);
  expect((await me(ada.token)).json()).toMatchObject({ id: ada.id, name: 'Ada' });
  expect((await me(ida.token)).json()).toMatchObject({ id: ida.id, name: 'Ida' });
});

it('the log holds no password and no token', async () => {
  const email = 'log@pomona.test';
  const { access_token } = (await signUp(entry(email))).json<SessionReply>();
  await signIn({ email, password });
  await signIn({ email, password: 'a wrong secret' });
  await me(access_token);
  const log = logged.join('');
  expect(log).toContain('/api/users/login');
  for (const secret of [password, 'a wrong secret', access_token, 'argon2'])
    expect(log).not.toContain(secret);
});

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

describe('number-free mode', () => {
  const choose = (token: string, payload: object) =>
    test.inject({
      method: 'PUT',
      url: '/api/users/me/number-free',
      headers: { authorization: `Bearer ${token}` },
      payload,
    });

  it('is kept with the member and leaves the other preferences as they are', async () => {
    const person = await test.signIn();
    const before = (await me(person.token)).json<User>();
    expect(before.preferences.number_free).toBeUndefined();
    const answer = await choose(person.token, { number_free: true });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<User>().preferences).toEqual({ ...before.preferences, number_free: true });
    expect((await me(person.token)).json()).toEqual(answer.json());
    await choose(person.token, { number_free: false });
    expect((await me(person.token)).json<User>().preferences.number_free).toBe(false);
  });

  it('takes nothing else along', async () => {
    const person = await test.signIn();
    const answer = await choose(person.token, { number_free: true, is_admin: true });
    expect(answer.statusCode).toBe(422);
    expect((await me(person.token)).json<User>().preferences.number_free).toBeUndefined();
  });
});
