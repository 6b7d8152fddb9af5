import { languages } from '@pomona/contract/languages';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { createJobs } from '#platform/jobs/jobs.ts';
import { createLogMailer } from '#platform/mail/log-mailer.ts';
import type { TestApp } from '#test/app.ts';
import { buildTestMailbox, type TestMailbox, wordsOf } from '#test/mailbox.ts';
import { createAccountLinks } from '../links/service.ts';
import type { Notice } from './jobs.ts';
import { letterOf } from './letter.ts';
import { createNotices } from './service.ts';

const password = 'a long enough password';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';
const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';

let box: TestMailbox;
let test: TestApp;
beforeAll(async () => {
  box = await buildTestMailbox();
  test = box.test;
});
afterAll(() => test.close());
afterEach(() => box.refuse(0));

interface From {
  email: string;
  from: string;
  device?: string;
  headers?: Record<string, string>;
}
const post = (
  url: string,
  payload: object,
  { from, device = firefox, headers = {} }: Omit<From, 'email'>,
) =>
  test.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers: { 'user-agent': device, ...headers },
    payload,
  });
const signUp = async ({ email, ...rest }: From) =>
  (await post('/api/users/register', { email, password, name: 'Ada' }, rest)).json().user.id;
const signIn = async ({ email, ...rest }: From) =>
  expect((await post('/api/users/login', { email, password }, rest)).statusCode).toBe(200);

/** What came until a mail to somebody else, which was asked for last, is there. */
async function mailsSoFar(email: string) {
  const marker = `marker-${crypto.randomUUID()}@pomona.test`;
  await signUp({ email: marker, from: '192.0.2.1' });
  await signIn({ email: marker, from: '198.51.100.1' });
  await box.mailsTo(marker);
  return box.mails.filter(({ to }) => to === email);
}

describe('a sign-in', () => {
  it('AUTH-11 from a new place is announced with device and time, where the member is', async () => {
    const email = 'new-place@pomona.test';
    await signUp({ email, from: '192.0.2.1' });
    const headers = { 'time-zone': 'Asia/Tokyo' };
    await signIn({ email, from: '198.51.100.1', device: chrome, headers });
    const [mail] = await box.mailsTo(email);
    expect(mail?.subject).toBe('New sign-in to Pomona');
    expect(wordsOf(mail)).toMatch(/Chrome, Android, November 21, 2026 at 5:\d\d PM GMT\+9\./);
  });

  it('AUTH-11 is not announced where the member signed up, was before, or only the address moved on', async () => {
    const email = 'familiar@pomona.test';
    await signUp({ email, from: '192.0.2.1' });
    await signIn({ email, from: '192.0.2.1' });
    await signIn({ email, from: '192.0.2.1', device: chrome });
    await signIn({ email, from: '192.0.77.9' });
    expect(await mailsSoFar(email)).toEqual([]);
    await signIn({ email, from: '203.0.113.5' });
    expect(await mailsSoFar(email)).toHaveLength(1);
    await signIn({ email, from: '203.0.113.5' });
    expect(await mailsSoFar(email)).toHaveLength(1);
  });

  it('AUTH-11 with a browser that says nothing of itself is known by its network only', async () => {
    const email = 'silent@pomona.test';
    await signUp({ email, from: '192.0.2.1', device: '' });
    await signIn({ email, from: '192.0.2.9', device: '' });
    const [mail] = await box.mailsTo(email);
    expect(wordsOf(mail)).toContain('an unknown device');
  });

  it('AUTH-04 to the demonstration writes to nobody', async () => {
    const email = 'demo-like@pomona.test';
    const id = await signUp({ email, from: '192.0.2.1' });
    await test.database.db.update(users).set({ isDemo: true }).where(eq(users.id, id));
    await signIn({ email, from: '203.0.113.5' });
    expect(await mailsSoFar(email)).toEqual([]);
  });

  it('I18N-01 mails follow the language of the account, which a stranger does not change', async () => {
    const email = 'idiomas@pomona.test';
    const language = (tag: string) => ({ 'accept-language': tag });
    await signUp({ email, from: '192.0.2.1', headers: language('es') });
    await signIn({ email, from: '203.0.113.5', headers: language('de') });
    expect((await box.mailsTo(email))[0]).toMatchObject({ language: 'es' });
    await signIn({ email, from: '192.0.2.1', headers: language('fr') });
    await signIn({ email, from: '198.18.0.1', headers: language('de') });
    expect((await box.mailsTo(email, 2))[1]).toMatchObject({ language: 'fr' });
  });
});

describe('a mail', () => {
  it('AUTH-11 that is not accepted is sent later; the call does not wait for it', async () => {
    const email = 'later@pomona.test';
    await signUp({ email, from: '192.0.2.1' });
    box.refuse(1);
    await signIn({ email, from: '203.0.113.5' });
    await expect
      .poll(() => box.mails.some(({ to }) => to === email), { timeout: 40_000, interval: 500 })
      .toBe(true);
    expect(box.mails.filter(({ to }) => to === email)).toHaveLength(1);
  }, 60_000);

  const parts = () => ({
    database: test.database.db,
    clock: test.clock.now,
    links: createAccountLinks({
      database: test.database.db,
      clock: test.clock.now,
      random: (size) => Buffer.alloc(size),
    }),
    origin: 'https://pomona.example',
  });

  it('AUTH-11 that could not be queued fails nothing', async () => {
    const warnings: string[] = [];
    const notices = createNotices({
      ...parts(),
      jobs: {
        add: () => Promise.reject(new Error('no database')),
        removeMentioning: async () => {},
      },
      mailer: createLogMailer({ info() {} }),
      log: { warn: (_details, message) => warnings.push(message) },
    });
    await notices.notify({ kind: 'password-changed', userId: crypto.randomUUID() }, 'en');
    expect(warnings).toEqual(['a mail could not be queued']);
  });

  it('AUTH-11 is given up after a day, a link for a password after an hour', async () => {
    const sent: string[] = [];
    const added: object[] = [];
    const notices = createNotices({
      ...parts(),
      jobs: {
        add: async (_queue, jobs) => void added.push(...jobs.map(({ payload }) => payload)),
        removeMentioning: async () => {},
      },
      mailer: {
        reachesPeople: true,
        send: async ({ id }) => void sent.push(id),
        close: async () => {},
      },
      log: { warn() {} },
    });
    const [userId, email] = [
      (await test.signIn({ email: 'slow@pomona.test' })).id,
      'slow@pomona.test',
    ];
    await notices.notify({ kind: 'reset-requested', email }, 'en');
    await notices.notify({ kind: 'password-changed', userId }, 'en');
    const [reset, changed] = added as Parameters<typeof notices.deliver>[0][];
    const deliverBoth = async () => {
      for (const job of [reset, changed]) if (job) await notices.deliver(job);
      return sent.splice(0).length;
    };
    expect(await deliverBoth()).toBe(2);
    test.clock.advance(61 * 60_000);
    expect(await deliverBoth()).toBe(1);
    test.clock.advance(24 * 60 * 60_000);
    expect(await deliverBoth()).toBe(0);
  });

  it('AUTH-11 outlives the process that queued it', async () => {
    const { id, email } = {
      ...(await test.signIn({ email: 'restart@pomona.test' })),
      email: 'restart@pomona.test',
    };
    const dying = createJobs({ pool: test.database.pool, log: { warn() {} }, supervises: false });
    const notices = createNotices({
      ...parts(),
      jobs: dying,
      mailer: createLogMailer({ info() {} }),
      log: { warn() {} },
    });
    await notices.notify({ kind: 'deletion-cancelled', userId: id }, 'en');
    await dying.close();
    expect((await box.mailsTo(email))[0]?.subject).toBe('Your Pomona account stays');
  });

  it('AUTH-11 for an account that is gone reaches nobody, except that it is gone', async () => {
    const { id } = await test.signIn({ email: 'gone@pomona.test' });
    await test.database.db.delete(users).where(eq(users.id, id));
    const sent: string[] = [];
    const notices = createNotices({
      ...parts(),
      jobs: { add: async () => {}, removeMentioning: async () => {} },
      mailer: {
        reachesPeople: true,
        send: async ({ to }) => void sent.push(to),
        close: async () => {},
      },
      log: { warn() {} },
    });
    const job = {
      id,
      language: 'en' as const,
      until: new Date(test.clock.now() + 1).toISOString(),
    };
    await notices.deliver({ ...job, notice: { kind: 'password-changed', userId: id } });
    await notices.deliver({ ...job, notice: { kind: 'deletion-done', email: 'gone@pomona.test' } });
    expect(sent).toEqual(['gone@pomona.test']);
  });
});

const userId = '6b1f6a52-5f0e-4f0e-9d5c-0d6f3a1c2b4d';
const at = '2026-11-21T08:00:00.000Z';
const everyNotice: Notice[] = [
  { kind: 'new-sign-in', userId, at, timeZone: 'UTC', browser: 'Firefox', system: 'Windows' },
  { kind: 'password-changed', userId },
  { kind: 'reset-requested', email: 'a@example.org' },
  { kind: 'reset-issued', userId },
  { kind: 'email-left', userId, formerEmail: 'a@example.org', email: 'b…@example.org', at },
  { kind: 'email-new', userId },
  { kind: 'deletion-requested', userId, due: at, timeZone: 'UTC' },
  { kind: 'deletion-cancelled', userId },
  { kind: 'deletion-done', email: 'a@example.org' },
];

describe.each(languages)('the words in %s', (language) => {
  it('I18N-04 stand for every notice, and differ from those of the others', () => {
    for (const notice of everyNotice) {
      const letter = letterOf(notice, language, 'https://a.example/x#secret');
      expect(letter.subject.length, notice.kind).toBeGreaterThan(10);
      expect(letter.subject.length, notice.kind).toBeLessThan(75);
      expect(letter.parts.length).toBeGreaterThan(2);
      if (language !== 'en') expect(letter.subject).not.toBe(letterOf(notice, 'en', '').subject);
    }
  });
});

it('AUTH-11 a browser that calls itself an address stands in no mail', () => {
  const sneaky = { browser: 'evil.example', system: 'http://x' };
  const letter = letterOf(
    { kind: 'new-sign-in', userId, at, timeZone: 'UTC', ...sneaky },
    'en',
    '',
  );
  expect(JSON.stringify(letter)).toContain('an unknown device');
  expect(JSON.stringify(letter)).not.toContain('evil');
});
