import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { createEmptyDatabase } from '#test/database.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const script = fileURLToPath(new URL('admin-cli.ts', import.meta.url));

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

/** Runs the command as a process of its own. */
const run = (url: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...words], {
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
    stderr: 'Use: npm run admin -- reset-link <email>\n',
  });
  const empty = await createEmptyDatabase();
  await expect(run(empty.url, 'reset-link', 'ada@pomona.test')).rejects.toMatchObject({
    stderr: 'This database is not of this version. Start Pomona once: npm start\n',
  });
  await empty.close();
});
