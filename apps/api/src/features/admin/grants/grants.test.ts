import type { AuditEntry } from '@pomona/contract/admin/audit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { adminGrants } from '#database/tables/admin.ts';
import { insertGrant } from '#features/accounts/grants/store.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';

const minute = 60_000;
const password = 'a long enough password';

let test: TestApp;
let root: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  root = await test.signIn({ email: 'root@pomona.test', name: 'Root', isAdmin: true });
});
afterAll(() => test.close());

let people = 0;
async function newcomer() {
  people += 1;
  const email = `grant-${people}@pomona.test`;
  return { ...(await test.signIn({ email })), email };
}
type Person = SignedIn & { email: string };

const prepare = ({ id }: SignedIn) => insertGrant(test.database.db, id, test.databaseClock());
const redeem = (email: string, who?: Pick<SignedIn, 'headers'>) =>
  test.inject({
    method: 'POST',
    url: `/api/admin/grant-admin/${encodeURIComponent(email)}`,
    headers: who?.headers ?? {},
  });
const grantOf = async ({ headers }: SignedIn) =>
  (await test.inject({ url: '/api/users/me/admin-grant', headers })).json();
const mayList = async ({ headers }: SignedIn) =>
  (await test.inject({ url: '/api/admin/users?limit=1', headers })).statusCode;

async function signInAgain({ email }: Person): Promise<SignedIn['headers']> {
  const reply = await test.inject({
    ...{ method: 'POST', url: '/api/users/login' },
    payload: { email, password },
  });
  return { authorization: `Bearer ${reply.json<{ access_token: string }>().access_token}` };
}

async function audit(query = ''): Promise<AuditEntry[]> {
  const headers = await signInAgain({ ...root, email: 'root@pomona.test' });
  const reply = await test.inject({ url: `/api/admin/audit?limit=100${query}`, headers });
  return reply.json<{ entries: AuditEntry[] }>().entries;
}

async function expectRefused(reply: Awaited<ReturnType<typeof redeem>>): Promise<void> {
  const { request_id: _, ...body } = reply.json<Record<string, unknown>>();
  expect([reply.statusCode, body]).toEqual([
    403,
    { code: 'grant_refused', detail: 'Failed to grant admin access. Contact support.' },
  ]);
  expect(reply.headers['cache-control']).toBe('no-store');
}

describe('a prepared right', () => {
  it('GRANT-02 API-21 ADMIN-01 is open for its account alone, redeemed once, and works at once', async () => {
    const [ada, eve] = [await newcomer(), await newcomer()];
    expect(await grantOf(ada)).toEqual({ is_open: false, needs_sign_in: false });
    await prepare(ada);
    expect(await grantOf(ada)).toEqual({ is_open: true, needs_sign_in: false });
    expect(await grantOf(eve)).toEqual({ is_open: false, needs_sign_in: false });
    expect(await mayList(ada)).toBe(403);
    const reply = await redeem(ada.email.toUpperCase(), ada);
    expect([reply.statusCode, reply.json()]).toEqual([200, { is_admin: true }]);
    expect(await mayList(ada)).toBe(200);
    expect(await grantOf(ada)).toEqual({ is_open: false, needs_sign_in: false });
    test.clock.advance(1000);
    await expectRefused(await redeem(ada.email, ada));
    const [refused, done] = await audit(`&member=${ada.email}`);
    expect([refused?.action, done?.action]).toEqual(['grant_refused', 'grant_redeemed']);
    expect([done?.admin?.id, done?.member?.id]).toEqual([ada.id, ada.id]);
  });

  it('GRANT-02 ends after 15 minutes', async () => {
    const ada = await newcomer();
    await prepare(ada);
    test.clock.advance(15 * minute);
    const headers = await signInAgain(ada);
    expect(await grantOf({ ...ada, headers })).toEqual({ is_open: false, needs_sign_in: false });
    await expectRefused(await redeem(ada.email, { headers }));
    expect(await mayList({ ...ada, headers })).toBe(403);
  });

  it('GRANT-02 needs a sign-in younger than 15 minutes', async () => {
    const ada = await newcomer();
    test.clock.advance(15 * minute);
    await prepare(ada);
    expect(await grantOf(ada)).toEqual({ is_open: true, needs_sign_in: true });
    await expectRefused(await redeem(ada.email, ada));
    const headers = await signInAgain(ada);
    expect(await grantOf({ ...ada, headers })).toEqual({ is_open: true, needs_sign_in: false });
    expect((await redeem(ada.email, { headers })).statusCode).toBe(200);
  });

  it('GRANT-02 is redeemed once in 200 races of two', async () => {
    const ada = await newcomer();
    for (let race = 0; race < 200; race += 1) {
      await test.roles.makeMember(ada.id);
      await prepare(ada);
      const replies = await Promise.all([redeem(ada.email, ada), redeem(ada.email, ada)]);
      expect(replies.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
        '200',
        '403',
      ]);
    }
    expect(await mayList(ada)).toBe(200);
  }, 120_000);

  it('GRANT-02 an administrator makes another existing account one, and only soon after signing in', async () => {
    const [ada, chief] = [await newcomer(), await newcomer()];
    await test.roles.makeAdmin(chief.id);
    expect((await redeem(ada.email, chief)).statusCode).toBe(200);
    expect(await mayList(ada)).toBe(200);
    const [entry] = await audit(`&member=${ada.email}`);
    expect([entry?.action, entry?.admin?.id]).toEqual(['admin_made', chief.id]);
    const eve = await newcomer();
    test.clock.advance(15 * minute);
    await expectRefused(await redeem(eve.email, chief));
    expect(await mayList(eve)).toBe(403);
  });
});

describe('a refusal', () => {
  it('GRANT-02 is the same whatever stands against it, and is written down', async () => {
    const [eve, ada, disabled, demo, leaving] = [
      ...[await newcomer(), await newcomer(), await newcomer(), await newcomer()],
      await newcomer(),
    ] as const;
    const chief = await newcomer();
    await test.roles.makeAdmin(chief.id);
    const { db } = test.database;
    await db.update(users).set({ isDisabled: true }).where(eq(users.id, disabled.id));
    await db.update(users).set({ isDemo: true }).where(eq(users.id, demo.id));
    const erasureAt = new Date(test.clock.now() + 1e9);
    await db.update(users).set({ erasureAt }).where(eq(users.id, leaving.id));
    for (const person of [ada, disabled, demo, leaving]) await prepare(person);
    // No right of one's own; that of somebody else; nobody at all; no e-mail.
    for (const email of [
      eve.email,
      ada.email,
      'nobody@pomona.test',
      'no-such-thing',
      'x'.repeat(90),
    ])
      await expectRefused(await redeem(email, eve));
    // Also for administrators: who cannot sign in, whose password is published, nobody, oneself.
    for (const { email } of [disabled, demo, leaving, { email: 'nobody@pomona.test' }, chief])
      await expectRefused(await redeem(email, chief));
    await expectRefused(await redeem(demo.email, demo));
    await expectRefused(await redeem(ada.email));
    expect(await mayList(ada)).toBe(403);
    expect((await db.select().from(adminGrants).where(eq(adminGrants.userId, ada.id))).length).toBe(
      1,
    );
    const entries = await audit('&action=grant_refused');
    expect(entries.filter(({ admin }) => admin?.id === eve.id)).toHaveLength(5);
    expect(entries.filter(({ admin }) => admin?.id === chief.id)).toHaveLength(5);
    const strangers = entries.filter(
      ({ admin, member }) => admin === null && member?.id === ada.id,
    );
    expect(strangers).toHaveLength(1);
    expect(JSON.stringify(entries)).not.toContain('nobody@');
  });

  it('GRANT-02 takes as long for an account that does not exist', async () => {
    const [eve, ada] = [await newcomer(), await newcomer()];
    await prepare(ada);
    const time = async (email: string) => {
      const start = performance.now();
      await redeem(email, eve);
      return performance.now() - start;
    };
    const times: Record<string, number[]> = { there: [], gone: [] };
    for (let round = 0; round < 60; round += 1) {
      times.there?.push(await time(ada.email));
      times.gone?.push(await time('nobody@pomona.test'));
    }
    const median = (list: number[] = []) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
    const ratio = median(times.there) / median(times.gone);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it('GRANT-02 comes ten times in a quarter of an hour, then nothing is tried', async () => {
    const strict = await buildTestApp({ config: { rateLimitFactor: 1 } });
    const { headers, id } = await strict.signIn();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const url = '/api/admin/grant-admin/person-1%40pomona.test';
      statuses.push((await strict.inject({ method: 'POST', url, headers })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 403), 429, 429]);
    expect(await strict.database.db.$count(users, eq(users.id, id))).toBe(1);
    await strict.close();
  });
});

it('API-30 says that somebody may become an administrator, only while it is so', async () => {
  const ada = await newcomer();
  await test.database.db.delete(adminGrants);
  const read = async () => {
    test.clock.advance(2001);
    return (await test.inject('/api/config')).json<{ admin_grant_open: boolean }>();
  };
  expect((await read()).admin_grant_open).toBe(false);
  await prepare(ada);
  expect((await read()).admin_grant_open).toBe(true);
  test.clock.advance(15 * minute);
  expect((await read()).admin_grant_open).toBe(false);
});
