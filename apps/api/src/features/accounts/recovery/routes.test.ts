import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountLinks, passkeys, users } from '#database/tables/accounts.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { buildTestMailbox, type TestMailbox, tokenIn, wordsOf } from '#test/mailbox.ts';

const password = 'a long enough password';
const logged: string[] = [];

let box: TestMailbox;
let test: TestApp;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => logged.push(line) });
  box = await buildTestMailbox({ log });
  test = box.test;
});
afterAll(() => test.close());

let people = 0;
async function newMember(): Promise<SignedIn & { email: string }> {
  people += 1;
  const email = `forgetful-${people}@pomona.test`;
  return { ...(await test.signIn({ email })), email };
}

const call = (method: 'POST' | 'PUT', url: string, payload?: object, headers = {}) =>
  test.inject({ method, url, headers, ...(payload && { payload }) });
const request = (email: string, headers = {}) =>
  call('POST', '/api/users/password-reset', { email }, headers);
const check = (token: string) => call('POST', '/api/users/password-reset/check', { token });
const reset = (token: string, new_password: string) =>
  call('PUT', '/api/users/password-reset', { token, new_password });
const restore = (token: string) => call('POST', '/api/users/email-restoration', { token });
const signIn = async (email: string, given: string) =>
  (await call('POST', '/api/users/login', { email, password: given })).statusCode;
const status = async (headers: SignedIn['headers']) =>
  (await test.inject({ url: '/api/users/me', headers })).statusCode;
const issue = (id: string, headers: SignedIn['headers']) =>
  call('POST', `/api/admin/users/${id}/reset-link`, undefined, headers);
const rowOf = async (id: string) => {
  const [row] = await test.database.db.select().from(users).where(eq(users.id, id));
  return row;
};

async function requestedToken(email: string): Promise<string> {
  const before = box.mails.filter(({ to }) => to === email).length;
  expect((await request(email)).statusCode).toBe(204);
  return tokenIn((await box.mailsTo(email, before + 1)).at(-1));
}

describe('a forgotten password', () => {
  it('AUTH-11 is replaced by the link of a mail, once; every session ends', async () => {
    const member = await newMember();
    const token = await requestedToken(member.email);
    expect((await check(token)).json()).toEqual({ email: member.email });
    expect((await reset(token, 'plums in october')).statusCode).toBe(204);
    expect(await status(member.headers)).toBe(401);
    expect(await signIn(member.email, password)).toBe(401);
    expect(await signIn(member.email, 'plums in october')).toBe(200);
    const again = await reset(token, 'pears in october');
    expect([again.statusCode, again.json().code]).toEqual([404, 'link_invalid']);
    expect((await check(token)).statusCode).toBe(404);
    const mails = await box.mailsTo(member.email, 2);
    expect(mails.at(-1)?.subject).toBe('Your Pomona password was changed');
  });

  it('AUTH-11 the mail is in the language of the account, its link on our address', async () => {
    const member = await newMember();
    await test.database.db.update(users).set({ language: 'de' }).where(eq(users.id, member.id));
    await request(member.email, { 'accept-language': 'fr', host: 'evil.example' });
    const [mail] = await box.mailsTo(member.email);
    expect(mail).toMatchObject({ language: 'de', subject: 'Ein neues Passwort für Pomona' });
    expect(wordsOf(mail)).toMatch(/https:\/\/pomona\.example\/reset-password#[\w-]{43}\n/);
    expect(wordsOf(mail)).not.toContain('evil');
  });

  it('danger 8: the answer is the same without an account, and nobody gets a mail', async () => {
    const member = await newMember();
    const [known, unknown] = [await request(member.email), await request('nobody@pomona.test')];
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    await box.mailsTo(member.email);
    expect(box.mails.filter(({ to }) => to === 'nobody@pomona.test')).toEqual([]);
  });

  it('AUTH-11 a disabled account gets no mail, and its link is good for nothing', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const token = await requestedToken(member.email);
    await test.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, member.id));
    await request(member.email);
    await request(other.email);
    await box.mailsTo(other.email);
    expect(box.mails.filter(({ to }) => to === member.email)).toHaveLength(1);
    expect((await reset(token, 'plums in october')).json().code).toBe('link_invalid');
  });

  it('AUTH-11 the link ends after two hours, with another password, and with another e-mail', async () => {
    const [late, changed, moved] = [await newMember(), await newMember(), await newMember()];
    const tokens = [];
    for (const { email } of [late, changed, moved]) tokens.push(await requestedToken(email));
    await test.inject({
      method: 'PUT',
      url: '/api/users/me/password',
      headers: changed.headers,
      payload: { current_password: password, new_password: 'plums in october' },
    });
    await test.inject({
      method: 'PUT',
      url: '/api/users/me',
      headers: moved.headers,
      payload: { current_password: password, email: 'moved@pomona.test' },
    });
    const [lateToken = '', ...ended] = tokens;
    for (const token of ended) expect((await check(token)).statusCode).toBe(404);
    test.clock.advance(2 * 60 * 60_000 - 1);
    expect((await check(lateToken)).statusCode).toBe(200);
    test.clock.advance(2);
    expect((await check(lateToken)).statusCode).toBe(404);
  });

  it('AUTH-11 a weak password is refused, and the link stays usable', async () => {
    const member = await newMember();
    const token = await requestedToken(member.email);
    const answer = await reset(token, 'password1');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'password_too_common']);
    expect((await reset(token, 'plums')).statusCode).toBe(422);
    expect((await reset(token, 'plums in october')).statusCode).toBe(204);
  });

  it('AUTH-11 of two at once one sets the password', async () => {
    const member = await newMember();
    const token = await requestedToken(member.email);
    const choices = ['plums in october', 'pears in october'];
    const answers = await Promise.all(choices.map((choice) => reset(token, choice)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      204, 404,
    ]);
    const winner = choices[answers.findIndex(({ statusCode }) => statusCode === 204)] ?? '';
    expect(await signIn(member.email, winner)).toBe(200);
  });

  it.each(['', 'x', 'A'.repeat(43), '../..'])('AUTH-11 "%s" is no link', async (token) => {
    for (const answer of [await check(token), await reset(token, 'plums in october')])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'link_invalid']);
    expect((await restore(token)).statusCode).toBe(404);
  });

  it('danger 8: three mails an hour for an e-mail, with an account or without', async () => {
    const limited = await buildTestMailbox({ config: { rateLimitFactor: 1 } });
    await limited.test.signIn({ email: 'ada@pomona.test' });
    const ask = (email: string) =>
      limited.test.inject({
        method: 'POST',
        url: '/api/users/password-reset',
        payload: { email },
      });
    for (const email of ['ada@pomona.test', 'nobody@pomona.test']) {
      for (let n = 0; n < 3; n += 1) expect((await ask(email)).statusCode).toBe(204);
      const refused = await ask(email.toUpperCase());
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_attempts']);
    }
    await limited.test.close();
  });

  it('AUTH-11 without a mail server an administrator is the way', async () => {
    const plain = await buildTestApp();
    const answer = await plain.inject({
      method: 'POST',
      url: '/api/users/password-reset',
      payload: { email: 'ada@pomona.test' },
    });
    await plain.close();
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'mail_unavailable']);
  });
});

describe('a link by an administrator', () => {
  it('AUTH-11 ADMIN-08 sets a password within a day; the member hears of it', async () => {
    const [admin, member] = [await test.signIn({ isAdmin: true }), await newMember()];
    const answer = await issue(member.id, admin.headers);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { url, expires_at } = answer.json();
    expect(url).toMatch(/^https:\/\/pomona\.example\/reset-password#[\w-]{43}$/);
    expect(Date.parse(expires_at)).toBe(test.clock.now() + 24 * 60 * 60_000);
    const [mail] = await box.mailsTo(member.email);
    expect(mail?.subject).toBe('An administrator has made a password link for you');
    const token = url.split('#')[1];
    expect(wordsOf(mail)).not.toContain(token);
    test.clock.advance(23 * 60 * 60_000);
    expect((await reset(token, 'plums in october')).statusCode).toBe(204);
    expect(await signIn(member.email, 'plums in october')).toBe(200);
    expect(logged.join()).toContain('an administrator made a reset link');
  });

  it('AUTH-04 is refused for the demonstration, for who is disabled and for nobody', async () => {
    const [admin, demo, disabled] = [
      await test.signIn({ isAdmin: true }),
      await newMember(),
      await newMember(),
    ];
    const { db } = test.database;
    await db.update(users).set({ isDemo: true }).where(eq(users.id, demo.id));
    await db.update(users).set({ isDisabled: true }).where(eq(users.id, disabled.id));
    const codes = [];
    for (const id of [demo.id, disabled.id, '6b1f6a52-5f0e-4f0e-9d5c-0d6f3a1c2b4d'])
      codes.push((await issue(id, admin.headers)).json().code);
    expect(codes).toEqual(['demo_account', 'conflict', 'not_found']);
  });

  it('ROLE-03 is refused to members, for themselves as well', async () => {
    const member = await newMember();
    expect((await issue(member.id, member.headers)).statusCode).toBe(403);
  });
});

describe('a change of e-mail', () => {
  const change = (headers: SignedIn['headers'], email: string) =>
    call('PUT', '/api/users/me', { email, current_password: password }, headers);
  async function takenOver() {
    const member = await newMember();
    const thief = `thief-${people}@pomona.test`;
    expect((await change(member.headers, thief)).statusCode).toBe(200);
    const [mail] = await box.mailsTo(member.email);
    return { member, thief, mail, token: tokenIn(mail) };
  }

  it('AUTH-11 is announced to both addresses; the former one names the new one only in part', async () => {
    const { thief, mail } = await takenOver();
    expect(wordsOf(mail)).toContain('t…@pomona.test');
    expect(wordsOf(mail)).not.toContain(thief);
    const [added] = await box.mailsTo(thief);
    expect(added?.subject).toBe('This is now the email of your Pomona account');
    expect(tokenIn(added)).toBe('');
  });

  it('AUTH-11 is taken back by the link: sessions, password and new passkeys of the other end', async () => {
    const { member, thief, token } = await takenOver();
    const passkey = { userId: member.id, publicKey: Buffer.from('k'), signCount: 0 };
    const at = (milliseconds: number) => new Date(test.clock.now() + milliseconds);
    await test.database.db.insert(passkeys).values([
      {
        ...passkey,
        id: crypto.randomUUID(),
        credentialId: `old-${member.id}`,
        name: 'Mine',
        createdAt: at(-9),
      },
      {
        ...passkey,
        id: crypto.randomUUID(),
        credentialId: `new-${member.id}`,
        name: 'Theirs',
        createdAt: at(9),
      },
    ]);
    const answer = await restore(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ email: member.email });
    expect(await rowOf(member.id)).toMatchObject({ email: member.email, passwordHash: null });
    expect(await status(member.headers)).toBe(401);
    expect(await signIn(thief, password)).toBe(401);
    expect(await signIn(member.email, password)).toBe(401);
    const kept = await test.database.db
      .select()
      .from(passkeys)
      .where(eq(passkeys.userId, member.id));
    expect(kept.map(({ name }) => name)).toEqual(['Mine']);
    expect((await reset(answer.json().reset_token, 'plums in october')).statusCode).toBe(204);
    expect(await signIn(member.email, 'plums in october')).toBe(200);
    expect((await restore(token)).statusCode).toBe(404);
  });

  it('AUTH-11 the way back outlasts a second change, whose own ends with it', async () => {
    const { member, thief, token } = await takenOver();
    test.clock.advance(1000);
    await change(member.headers, `second-${people}@pomona.test`);
    const second = tokenIn((await box.mailsTo(thief, 2)).at(-1));
    expect((await restore(token)).statusCode).toBe(200);
    expect((await restore(second)).statusCode).toBe(404);
    expect((await rowOf(member.id))?.email).toBe(member.email);
  });

  it('AUTH-11 nobody else takes the former address while there is a way back, for seven days', async () => {
    const { member, token } = await takenOver();
    const other = await newMember();
    expect((await change(other.headers, member.email.toUpperCase())).json().code).toBe(
      'email_taken',
    );
    const signUp = { email: member.email, password, name: 'Eve' };
    expect((await call('POST', '/api/users/register', signUp)).json().code).toBe('email_taken');
    test.clock.advance(7 * 24 * 60 * 60_000 + 1);
    expect((await restore(token)).statusCode).toBe(404);
    expect((await call('POST', '/api/users/register', signUp)).statusCode).toBe(201);
  });

  it('AUTH-11 another spelling of the same address is no change to announce', async () => {
    const member = await newMember();
    await change(member.headers, member.email.toUpperCase());
    await request(member.email);
    await box.mailsTo(member.email.toUpperCase());
    expect(box.mails.filter(({ to }) => to === member.email)).toEqual([]);
  });
});

it('danger 1: no secret of a link is stored, queued or logged', async () => {
  const member = await newMember();
  const token = await requestedToken(member.email);
  expect(token).toMatch(/^[\w-]{43}$/);
  const links = await test.database.db.select().from(accountLinks);
  expect(links.some(({ userId }) => userId === member.id)).toBe(true);
  const { rows } = await test.database.pool.query('SELECT data::text FROM pgboss.job');
  for (const text of [JSON.stringify(links), JSON.stringify(rows), logged.join()])
    expect(text).not.toContain(token);
  expect(logged.join()).not.toContain(member.email);
});
