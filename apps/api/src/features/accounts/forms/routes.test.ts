import type { RefusedForm } from '@pomona/contract/rendering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mailer } from '#platform/mail/mail.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { createTestWeb } from '#test/web.ts';

const built = createTestWeb(`
export async function renderPage({ url, language, nonce, form }) {
  return { status: 200, html: JSON.stringify({ url, language, nonce, form }), isCacheable: true };
}`);

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ web: built.web });
});
afterAll(async () => {
  await test.close();
  built.remove();
});

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const password = 'a long enough password';
let people = 0;
function newPerson() {
  people += 1;
  return { name: 'Ida', email: `ida-${people}@pomona.test`, password };
}

function send(url: string, fields: Record<string, string>, headers: object = sameOrigin) {
  return test.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}
type Answer = Awaited<ReturnType<typeof send>>;

const sessionIn = ({ body }: Answer): { token: string; next: string } =>
  JSON.parse(/<script type="application\/json" id="session">(.*?)<\/script>/.exec(body)?.[1] ?? '');
const formIn = (answer: Answer): RefusedForm => answer.json().form;
const signUp = (person: ReturnType<typeof newPerson>, own = {}) =>
  send('/signup', { ...person, confirmation: person.password, agrees: 'on', ...own });

describe('a sign-up that the browser posts', () => {
  it('AUTH-07 opens a session, which a script of this site stores', async () => {
    const answer = await signUp(newPerson());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toContain("script-src 'self';");
    expect(answer.body).toContain('<script src="/keep-session.js"></script>');
    const { token, next } = sessionIn(answer);
    expect(next).toBe('/');
    const headers = { authorization: `Bearer ${token}` };
    const me = await test.inject({ url: '/api/users/me', headers });
    expect(me.json().name).toBe('Ida');
  });

  it.each([
    [{ name: '' }, 'missing'],
    [{ confirmation: 'another password' }, 'mismatch'],
    [{ password: 'plum', confirmation: 'plum' }, 'too-short'],
    [{ email: 'ida' }, 'email-form'],
  ])('AUTH-08 is refused in the order of the checks: %j', async (own, check) => {
    const answer = await signUp(newPerson(), own);
    expect(answer.statusCode).toBe(422);
    expect(formIn(answer).problem).toEqual({ checks: [check] });
  });

  it('AUTH-08 is refused without the terms', async () => {
    const person = newPerson();
    const answer = await send('/signup', { ...person, confirmation: password });
    expect(formIn(answer).problem).toEqual({ checks: ['not-agreed'] });
  });

  it('AUTH-09 is refused for a taken address, and all but the passwords is kept', async () => {
    const person = newPerson();
    await signUp(person);
    const answer = await signUp(person);
    expect(answer.statusCode).toBe(409);
    expect(formIn(answer)).toMatchObject({
      values: { name: person.name, email: person.email, agrees: 'on' },
      problem: { refusal: { code: 'email_taken' } },
    });
    expect(answer.body).not.toContain(password);
  });

  it('names each field that does not fit, in the language of the page', async () => {
    const answer = await send(
      '/signup',
      { ...newPerson(), name: 'x'.repeat(81), confirmation: password, agrees: 'on' },
      { ...sameOrigin, cookie: 'pomona.language=de', 'accept-language': 'fr' },
    );
    expect(answer.statusCode).toBe(422);
    expect(answer.json().language).toBe('de');
    expect(formIn(answer).problem).toMatchObject({
      refusal: {
        errors: [{ path: 'body.name', message: expect.stringMatching(/Zu groß|Zu lang/) }],
      },
    });
  });
});

describe('a sign-in that the browser posts', () => {
  it('AUTH-04 goes on to the page that asked for it', async () => {
    const person = newPerson();
    await signUp(person);
    const answer = await send('/login?from=/wellness%3Fday=1', person);
    expect(sessionIn(answer).next).toBe('/wellness?day=1');
    expect(answer.headers.location).toBeUndefined();
  });

  it('AUTH-11 tells a member who had deleted the account that it stays, before the next page', async () => {
    const person = newPerson();
    const { token } = sessionIn(await signUp(person));
    await test.inject({
      ...{ method: 'DELETE', url: '/api/users/me', payload: { password } },
      headers: { authorization: `Bearer ${token}` },
    });
    const answer = await send('/login?from=/wellness', person);
    expect(sessionIn(answer)).toMatchObject({ isKept: true });
    expect(answer.body).toContain('Your account stays');
    expect(answer.body).toContain('<a href="/wellness">Go on</a>');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/login', 'javascript:1'])(
    'AUTH-04 never goes on to %s',
    async (from) => {
      const person = newPerson();
      await signUp(person);
      const answer = await send(`/login?from=${encodeURIComponent(from)}`, person);
      expect(sessionIn(answer).next).toBe('/');
    },
  );

  it('AUTH-06 shows a wrong password and an unknown account alike, with the e-mail kept', async () => {
    const person = newPerson();
    await signUp(person);
    for (const email of [person.email, 'nobody@pomona.test']) {
      const answer = await send('/login?from=/wellness', { email, password: 'wrong' });
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json().url).toBe('/login?from=/wellness');
      expect(formIn(answer)).toMatchObject({
        values: { email },
        problem: { refusal: { code: 'login_failed', detail: expect.stringMatching(/\w/) } },
      });
      expect(answer.headers['content-security-policy']).toContain(answer.json().nonce);
    }
  });

  it('AUTH-05 needs both fields', async () => {
    const answer = await send('/login', { email: 'ida@pomona.test', password: '' });
    expect([answer.statusCode, formIn(answer).problem]).toEqual([422, { checks: ['missing'] }]);
  });

  it('leaves no trace of a refusal on the page of the next visitor', async () => {
    await send('/login', { email: 'ida@pomona.test', password: 'wrong' });
    expect((await test.inject('/login')).json().form).toBeUndefined();
  });

  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{}],
  ])('is refused from anywhere else: %j', async (headers) => {
    const person = newPerson();
    await signUp(person);
    const answer = await send('/login', person, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).not.toContain('id="session"');
  });

  it('is taken with the origin of this site alone, which is all that browsers send over plain HTTP', async () => {
    const person = newPerson();
    await signUp(person);
    const host = 'pomona.local:4000';
    const answer = await send('/login', person, { origin: `http://${host}`, host });
    expect(sessionIn(answer).token).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    ['application/json', '{"email":"a","password":"b"}'],
    ['text/plain', 'email=a'],
  ])('is refused as %s', async (type, payload) => {
    const headers = { ...sameOrigin, 'content-type': type };
    const answer = await test.inject({ method: 'POST', url: '/login', headers, payload });
    expect(answer.statusCode).toBe(415);
    expect(answer.headers['content-type']).toContain('text/html');
  });

  it('is refused with characters that cannot be stored', async () => {
    const answer = await send('/login', { email: 'a\0b', password: 'plum' });
    expect(answer.statusCode).toBe(422);
  });
});

it('attempts are counted together with those of the API', async () => {
  const strict = await buildTestApp({ web: built.web, config: { rateLimitFactor: 1 } });
  const statuses = new Set<number>();
  for (let attempt = 0; attempt < 40 && !statuses.has(429); attempt += 1) {
    const form = attempt % 2 === 0;
    const fields = { email: 'ida@pomona.test', password: 'wrong' };
    const answer = await strict.inject({
      method: 'POST',
      url: form ? '/login' : '/api/users/login',
      headers: form
        ? { ...sameOrigin, 'content-type': 'application/x-www-form-urlencoded' }
        : { 'content-type': 'application/json' },
      payload: form ? new URLSearchParams(fields).toString() : JSON.stringify(fields),
    });
    statuses.add(answer.statusCode);
  }
  expect([...statuses]).toEqual([401, 429]);
  const headers = { ...sameOrigin, 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'email=ida%40pomona.test&password=wrong';
  const answer = await strict.inject({ method: 'POST', url: '/login', headers, payload });
  expect(answer.headers['retry-after']).toBeDefined();
  expect(answer.json().form).toMatchObject({
    values: { email: 'ida@pomona.test' },
    problem: { refusal: { code: 'too_many_attempts' } },
  });
  await strict.close();
});

describe('a forgotten password that the browser posts', () => {
  const forget = (email: string) => send('/forgot-password', { email });

  it('AUTH-11 leads to the page that says a mail is on its way', async () => {
    const mailer: Mailer = { reachesPeople: true, async send() {}, async close() {} };
    const withMail = await buildTestApp({ web: built.web, mailer });
    const answer = await withMail.inject({
      method: 'POST',
      url: '/forgot-password',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...sameOrigin },
      payload: 'email=ida%40pomona.test',
    });
    await withMail.close();
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/forgot-password?sent=yes',
    ]);
  });

  it('AUTH-11 is refused without an e-mail, and where no mails are sent', async () => {
    expect(formIn(await forget(' ')).problem).toEqual({ checks: ['missing'] });
    const answer = await forget('ida@pomona.test');
    expect(answer.statusCode).toBe(409);
    expect(formIn(answer)).toMatchObject({
      values: { email: 'ida@pomona.test' },
      problem: { refusal: { code: 'mail_unavailable' } },
    });
  });
});
