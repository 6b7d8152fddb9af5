import type { AuditEntry } from '@pomona/contract/admin/audit';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountLinks } from '#database/tables/accounts.ts';
import { adminAudit } from '#database/tables/admin.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';

const day = 24 * 60 * 60_000;

let test: TestApp;
let [root, zoe, eve]: SignedIn[] = [];
beforeAll(async () => {
  test = await buildTestApp();
  const start = Date.parse('2026-11-21T23:59:30Z');
  test.clock.advance(start - test.clock.now());
  root = await test.signIn({ name: 'Root', email: 'root@pomona.test', isAdmin: true });
  zoe = await test.signIn({ name: 'Zoë 100%', email: 'zoe@pomona.test', isAdmin: true });
  eve = await test.signIn({ name: '=1+1', email: 'eve@pomona.test' });
  await change(root, eve, { is_disabled: true });
  await change(zoe, eve, { is_disabled: false });
  test.clock.advance(60_000);
  await change(root, zoe, { is_admin: false });
});
afterAll(() => test.close());

async function change(by = root, who = eve, payload: object = {}): Promise<void> {
  test.clock.advance(1000);
  const url = `/api/admin/users/${who?.id}`;
  const reply = await test.inject({ method: 'PATCH', url, payload, headers: by?.headers ?? {} });
  expect(reply.statusCode).toBe(200);
}

const read = (path: string) =>
  test.inject({ url: `/api/admin/${path}`, headers: root?.headers ?? {} });
async function actions(query: string): Promise<string[]> {
  const reply = await read(`audit?${query}`);
  return reply.json<{ entries: AuditEntry[] }>().entries.map(({ action }) => action);
}

it('ADMIN-08 the audit log is selected by action, administrator, member and day', async () => {
  expect(await actions('')).toEqual(['admin_removed', 'user_enabled', 'user_disabled']);
  expect(await actions('action=user_enabled')).toEqual(['user_enabled']);
  expect(await actions('admin=ZOE%20100%25')).toEqual(['user_enabled']);
  expect(await actions('admin=root%40pomona')).toEqual(['admin_removed', 'user_disabled']);
  expect(await actions('member=eve%40')).toEqual(['user_enabled', 'user_disabled']);
  expect(await actions('member=_ve%40')).toEqual([]);
  expect(await actions('from=2026-11-22')).toEqual(['admin_removed']);
  expect(await actions('until=2026-11-21')).toEqual(['user_enabled', 'user_disabled']);
  expect(await actions('from=2026-11-21&until=2026-11-22&admin=root&member=zoe')).toEqual([
    'admin_removed',
  ]);
  for (const query of ['from=yesterday', 'action=all', 'until=2026-02-30'])
    expect((await read(`audit?${query}`)).statusCode).toBe(422);
});

it('ADMIN-08 the audit log comes as CSV, selected in the same way, and runs no formula', async () => {
  const reply = await read('audit.csv?member=eve');
  expect(reply.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename=pomona-audit.csv',
    'cache-control': 'private, no-store',
  });
  const rows: string[][] = parse(reply.body, { bom: true });
  expect(rows).toEqual([
    [
      ...['time', 'action', 'admin', 'admin_id', 'member', 'member_id'],
      ...['recipe', 'recipe_id', 'details'],
    ],
    ['2026-11-21T23:59:32.000Z', 'user_enabled', 'Zoë 100%', zoe?.id, "'=1+1", eve?.id, '', '', ''],
    ['2026-11-21T23:59:31.000Z', 'user_disabled', 'Root', root?.id, "'=1+1", eve?.id, '', '', ''],
  ]);
  const headers = eve?.headers ?? {};
  expect((await test.inject({ url: '/api/admin/audit.csv', headers })).statusCode).toBe(401);
});

it('ADMIN-11 a changed setting comes into the CSV with its values', async () => {
  const headers = root?.headers ?? {};
  const { revision } = (await test.inject({ url: '/api/admin/settings', headers })).json();
  const payload = { chef_requests_per_hour: 12, revision };
  await test.inject({ method: 'PATCH', url: '/api/admin/settings', headers, payload });
  const [, row] = parse((await read('audit.csv?action=setting_changed')).body, { bom: true });
  expect(row?.at(-1)).toContain('12');
  expect(JSON.parse(row?.at(-1) ?? '')).toMatchObject({ setting: 'chef_requests_per_hour' });
});

it('ADMIN-08 every entry of a long log is in the CSV, once', async () => {
  const entry = { adminId: root?.id ?? null, action: 'user_restored', memberId: null } as const;
  const rows = Array.from({ length: 1203 }, (_, index) => ({
    ...entry,
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    // Many at the same moment: a batch may end between them.
    at: new Date(test.clock.now() - day * 30 - Math.floor(index / 700) * 1000),
  }));
  await test.database.db.insert(adminAudit).values(rows);
  const lines = (await read('audit.csv?action=user_restored')).body.trim().split('\n');
  expect(lines).toHaveLength(1204);
});

it('ADMIN-08 no link to a new password is made that is not written down', async () => {
  const { db } = test.database;
  await db.execute(
    `alter table admin_audit add constraint full_log check (action <> 'reset_link_issued')`,
  );
  const url = `/api/admin/users/${zoe?.id}/reset-link`;
  const reply = await test.inject({ method: 'POST', url, headers: root?.headers ?? {} });
  expect(reply.statusCode).toBe(500);
  expect(await db.$count(accountLinks)).toBe(0);
  await db.execute('alter table admin_audit drop constraint full_log');
});
