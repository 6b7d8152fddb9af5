import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { adminAudit } from '#database/tables/admin.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { builtProgram } from '#test/built.ts';
import { createEmptyDatabase } from '#test/database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Runs the command as a process of its own. */
const run = (url: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [builtProgram('admin-cli'), ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: url, PUBLIC_URL: 'https://pomona.example' },
  });

it('AUTH-11 GRANT-02 one command makes a link that sets a new password', {
  timeout: 60_000,
}, async () => {
  await test.signIn({ email: 'ada@pomona.test' });
  // The clock of the test stands in the past: the command's own does not.
  test.clock.advance(Date.now() - test.clock.now());
  const { stdout } = await run(test.database.url(), 'reset-link', 'ADA@pomona.test');
  const [, token] = /^https:\/\/pomona\.example\/reset-password#([\w-]{43})\n/.exec(stdout) ?? [];
  expect(stdout).toContain('24 hours');
  const answer = await test.inject({
    method: 'PUT',
    url: '/api/users/password-reset',
    payload: { token, new_password: 'plums in october' },
  });
  expect(answer.statusCode).toBe(204);
});

it('GRANT-02 prepares, lists and takes back the right to administrate, beside a running server', {
  timeout: 120_000,
}, async () => {
  const url = test.database.url();
  const ada = await test.signIn({ email: 'ida@pomona.test', name: 'Ida' });
  const redeem = () =>
    test.inject({
      ...{ method: 'POST', url: '/api/admin/grant-admin/ida%40pomona.test', headers: ada.headers },
    });
  const allowed = await run(url, 'allow', 'IDA@pomona.test');
  expect(allowed.stdout).toMatch(
    /^ida@pomona\.test may become an administrator until 20[-\d]+ [\d:]+ UTC, once\.\n/,
  );
  expect(allowed.stdout).toContain('https://pomona.example/admin');
  const listed = await run(url, 'list');
  expect(listed.stdout).toMatch(
    /^There is no administrator\.\nMay become one:\n {2}ida@pomona\.test {2}until /,
  );
  await run(url, 'revoke', 'ida@pomona.test');
  expect((await redeem()).statusCode).toBe(403);
  await run(url, 'allow', 'ida@pomona.test');
  expect((await redeem()).statusCode).toBe(200);
  await expect(run(url, 'allow', 'ida@pomona.test')).rejects.toMatchObject({
    stderr: 'ida@pomona.test is an administrator already.\n',
  });
  await expect(run(url, 'revoke', 'ida@pomona.test')).rejects.toMatchObject({
    stderr: expect.stringContaining('is the last administrator'),
  });
  const created = await run(url, 'create', 'eve@pomona.test', 'Eve', 'Plum');
  const [, token] = /#([\w-]{43})\n/.exec(created.stdout) ?? [];
  const payload = { token, new_password: 'plums in october' };
  const set = await test.inject({ method: 'PUT', url: '/api/users/password-reset', payload });
  expect(set.statusCode).toBe(204);
  await run(url, 'revoke', 'ida@pomona.test');
  const users = await test.inject({ url: '/api/admin/users', headers: ada.headers });
  expect(users.statusCode).toBe(403);
  const { stdout } = await run(url, 'list');
  expect(stdout).toBe(
    'Administrators:\n  eve@pomona.test  Eve Plum\nNobody else may become one.\n',
  );
  const rows = await test.database.db.select().from(adminAudit).orderBy(adminAudit.at);
  expect(rows.filter(({ adminId }) => adminId === null).map(({ action }) => action)).toEqual([
    'server_reset_link',
    'server_grant_prepared',
    'server_grant_withdrawn',
    'server_grant_prepared',
    'server_admin_created',
    'server_admin_removed',
  ]);
});

it('says so where there is no such account, it is the demonstration’s, or the words are others', {
  timeout: 60_000,
}, async () => {
  const url = test.database.url();
  await expect(run(url, 'reset-link', 'nobody@pomona.test')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no account with the email nobody@pomona.test.\n',
  });
  await test.signIn({ email: 'demo@pomona.test' });
  await test.database.db.update(users).set({ isDemo: true });
  await expect(run(url, 'reset-link', 'demo@pomona.test')).rejects.toMatchObject({ code: 1 });
  await expect(run(url, 'reset-link')).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Use: npm run admin -- <what>\n {2}allow <email>/),
  });
  for (const words of [
    ['allow', 'nobody@pomona.test'],
    ['revoke', 'nobody@pomona.test'],
  ])
    await expect(run(url, ...words)).rejects.toMatchObject({
      stderr: 'There is no account with the email nobody@pomona.test.\n',
    });
  await expect(run(url, 'allow', 'demo@pomona.test')).rejects.toMatchObject({
    stderr: 'The demonstration keeps its published password and its rights.\n',
  });
  for (const words of [
    ['create', 'demo@pomona.test', 'D'],
    ['create', 'no address', 'D'],
  ])
    await expect(run(url, ...words)).rejects.toMatchObject({ code: 1 });
  const empty = await createEmptyDatabase();
  await expect(run(empty.url, 'reset-link', 'ada@pomona.test')).rejects.toMatchObject({
    stderr: 'This database is not of this version. Start Pomona once: npm start\n',
  });
  await empty.close();
});
