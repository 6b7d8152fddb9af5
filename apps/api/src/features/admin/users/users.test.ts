import type { AuditEntry } from '@pomona/contract/admin/audit';
import type { AdminUser } from '@pomona/contract/admin/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';

let test: TestApp;
let root: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
  root = await test.signIn({ name: 'Root', isAdmin: true });
});
afterAll(() => test.close());

type Method = 'GET' | 'PATCH' | 'DELETE' | 'POST';
const call = ({ headers }: SignedIn, method: Method, path: string, payload?: object) => {
  // What happens later has a later time.
  test.clock.advance(1000);
  return test.inject({ method, url: `/api/admin${path}`, headers, ...(payload && { payload }) });
};
const change = (who: SignedIn, payload: object, by = root) =>
  call(by, 'PATCH', `/users/${who.id}`, payload);
const meOf = async ({ headers }: SignedIn) =>
  (await test.inject({ url: '/api/users/me', headers })).statusCode;
const codeOf = (reply: { json(): { code: string } }) => reply.json().code;

async function readPage(query: string) {
  const reply = await call(root, 'GET', `/users?${query}`);
  return reply.json<{ users: AdminUser[]; total: number; next_cursor: string | null }>();
}

async function auditOf({ id }: SignedIn): Promise<string[]> {
  const { entries } = (await call(root, 'GET', '/audit?limit=100')).json<{
    entries: AuditEntry[];
  }>();
  return entries.filter(({ member }) => member?.id === id).map(({ action }) => action);
}

describe('the accounts for administrators', () => {
  it('API-16 ADMIN-08 come as a list, the newest first, without anything of their health', async () => {
    test.clock.advance(1000);
    const ada = await test.signIn({ name: 'Ada Byron', email: 'ada@byron.test' });
    const list = (await call(root, 'GET', '/users?limit=100')).json<AdminUser[]>();
    expect(list[0]).toEqual({
      ...{ id: ada.id, name: 'Ada Byron', email: 'ada@byron.test', avatar: null },
      ...{ is_admin: false, is_disabled: false, is_demo: false, erasure_at: null },
      ...{ created_at: expect.any(String), last_used_at: expect.any(String) },
    });
    expect((await call(ada, 'GET', '/users')).statusCode).toBe(403);
    expect((await test.inject({ url: '/api/admin/users' })).statusCode).toBe(401);
  });

  it('ADMIN-08 are searched in name and e-mail without regard to case and accents, page by page', async () => {
    for (let index = 0; index < 5; index += 1) await test.signIn({ name: `Zoë ${index} 100%` });
    expect((await readPage('q=ZOE')).total).toBe(5);
    expect((await readPage('q=100%25')).total).toBe(5);
    expect((await readPage('q=10_%25')).total).toBe(0);
    const names: string[] = [];
    for (let after = ''; ; ) {
      const page = await readPage(`q=zoe&limit=2${after}`);
      names.push(...page.users.map(({ name }) => name));
      expect(page.total).toBe(5);
      if (page.next_cursor === null) break;
      after = `&after=${page.next_cursor}`;
    }
    expect(names.toSorted()).toEqual([0, 1, 2, 3, 4].map((index) => `Zoë ${index} 100%`));
    for (const query of ['limit=0', 'limit=101', 'state=all', 'after=1', `q=${'x'.repeat(101)}`])
      expect((await call(root, 'GET', `/users?${query}`)).statusCode).toBe(422);
  });

  it('ADMIN-08 ROLE-03 become administrators and members again, at once, and it is written down', async () => {
    const eve = await test.signIn();
    expect((await change(eve, { is_admin: true })).json<AdminUser>().is_admin).toBe(true);
    expect((await call(eve, 'GET', '/users')).statusCode).toBe(200);
    expect((await readPage('state=admins')).users.map(({ id }) => id)).toContain(eve.id);
    await change(eve, { is_admin: true });
    expect((await change(eve, { is_admin: false })).statusCode).toBe(200);
    expect((await call(eve, 'GET', '/users')).statusCode).toBe(403);
    expect(await auditOf(eve)).toEqual(['admin_removed', 'admin_made']);
  });

  it('ADMIN-08 are disabled with their sessions, and enabled again', async () => {
    const eve = await test.signIn();
    expect((await change(eve, { is_disabled: true })).json<AdminUser>()).toMatchObject({
      is_disabled: true,
      last_used_at: null,
    });
    expect(await meOf(eve)).toBe(401);
    expect((await readPage('state=disabled')).users.map(({ id }) => id)).toContain(eve.id);
    await change(eve, { is_disabled: false });
    expect(await meOf(eve)).toBe(401);
    expect(await auditOf(eve)).toEqual(['user_enabled', 'user_disabled']);
  });

  it('ADMIN-08 are deleted, cannot come back by themselves, and are restored', async () => {
    const email = 'leaves@pomona.test';
    const eve = await test.signIn({ email });
    const signIn = () =>
      test.inject({
        method: 'POST',
        url: '/api/users/login',
        payload: { email, password: 'a long enough password' },
      });
    const deleted = await call(root, 'DELETE', `/users/${eve.id}`);
    expect(deleted.json<AdminUser>().erasure_at).not.toBeNull();
    expect((await signIn()).statusCode).toBe(401);
    expect((await readPage('state=deleted')).users.map(({ id }) => id)).toContain(eve.id);
    const restored = await call(root, 'POST', `/users/${eve.id}/restore`);
    expect(restored.json<AdminUser>()).toMatchObject({ erasure_at: null, is_disabled: false });
    expect((await signIn()).statusCode).toBe(200);
    expect((await call(root, 'POST', `/users/${eve.id}/restore`)).statusCode).toBe(200);
    expect(await auditOf(eve)).toEqual(['user_restored', 'user_deleted']);
  });

  it('ADMIN-08 a link to a new password is written down, without the link', async () => {
    const eve = await test.signIn();
    const reply = await call(root, 'POST', `/users/${eve.id}/reset-link`);
    expect(reply.json<{ url: string }>().url).toMatch(/^http/);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(await auditOf(eve)).toEqual(['reset_link_issued']);
  });

  it('danger 3: no other way makes an administrator', async () => {
    const { id } = await test.signIn();
    const { db } = test.database;
    await expect(db.update(users).set({ isAdmin: true }).where(eq(users.id, id))).rejects.toThrow();
  });

  it('ADMIN-08 nobody disables or deletes themselves, and the demonstration stays as it is', async () => {
    expect(codeOf(await change(root, { is_disabled: true }))).toBe('forbidden');
    expect(codeOf(await call(root, 'DELETE', `/users/${root.id}`))).toBe('forbidden');
    const demo = await test.signIn();
    await test.database.db.update(users).set({ isDemo: true }).where(eq(users.id, demo.id));
    expect(codeOf(await change(demo, { is_admin: true }))).toBe('demo_account');
    expect(codeOf(await call(root, 'DELETE', `/users/${demo.id}`))).toBe('demo_account');
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await call(root, 'PATCH', `/users/${nobody}`, { is_admin: true })).statusCode).toBe(
      404,
    );
    for (const payload of [{}, { is_admin: 'yes' }, { name: 'Mallory' }])
      expect((await change(demo, payload)).statusCode).toBe(422);
  });

  it('ADMIN-08 danger 3: the last administrator stays, in 200 races of two who demote, disable or delete each other', async () => {
    const [ada, ida] = [await test.signIn({ isAdmin: true }), await test.signIn({ isAdmin: true })];
    const admins = async () =>
      (await test.database.db.select().from(users).where(eq(users.isAdmin, true))).filter(
        ({ isDisabled, erasureAt }) => !isDisabled && erasureAt === null,
      );
    for (const { id } of await admins())
      if (id !== ada.id && id !== ida.id) await test.roles.makeMember(id);
    const acts = [
      (by: SignedIn, who: SignedIn) => change(who, { is_admin: false }, by),
      (by: SignedIn, who: SignedIn) => change(who, { is_admin: false, is_disabled: true }, by),
      (by: SignedIn, who: SignedIn) => call(by, 'DELETE', `/users/${who.id}`),
    ];
    for (let race = 0; race < 200; race += 1) {
      const [one, other] = [acts[race % 3], acts[(race + Math.floor(race / 3)) % 3]];
      const replies = await Promise.all([one?.(ada, ida), other?.(ida, ada)]);
      expect((await admins()).length).toBe(1);
      expect(replies.map((reply) => reply?.statusCode)).not.toContain(500);
      await restoreBoth([ada, ida]);
    }
  }, 120_000);
});

/** Signed in as before, by the database: the one who lost has no right to it. */
async function restoreBoth(both: SignedIn[]): Promise<void> {
  for (const who of both) {
    await test.database.db
      .update(users)
      .set({ isDisabled: false, erasureAt: null })
      .where(eq(users.id, who.id));
    await test.roles.makeAdmin(who.id);
    if ((await meOf(who)) === 200) continue;
    const { email } = (
      await test.database.db.select().from(users).where(eq(users.id, who.id))
    )[0] ?? { email: '' };
    const reply = await test.inject({
      method: 'POST',
      url: '/api/users/login',
      payload: { email, password: 'a long enough password' },
    });
    const { access_token: token } = reply.json<{ access_token: string }>();
    Object.assign(who, { token, headers: { authorization: `Bearer ${token}` } });
  }
}

it('API-14 ADMIN-02 the figures count people who are there, without the demonstration', async () => {
  const admin = await test.signIn({ isAdmin: true });
  const read = async () => (await call(admin, 'GET', '/stats')).json<{ stats: object }>().stats;
  const before = await read();
  expect(before).toMatchObject({
    total_recipes: expect.any(Number),
    public_recipes: expect.any(Number),
  });
  const eve = await test.signIn();
  const grown = { ...before } as Record<string, number>;
  for (const key of ['total_users', 'active_users', 'new_users_today'])
    grown[key] = (grown[key] ?? 0) + 1;
  expect(await read()).toEqual(grown);
  await change(eve, { is_disabled: true }, admin);
  expect(await read()).toEqual(before);
});
