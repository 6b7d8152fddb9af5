import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { complaints, expect, expectToast, open, test } from './page-watch.ts';
import { fillSignIn, newPerson, submitSignIn } from './people.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Beside the server that the other journeys share. */
const port = Number(process.env.POMONA_E2E_PORT ?? 3999) + 1;

/** The real thing, as `npm start` runs it, once it answers. */
async function startServer(folder: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), POMONA_DATA: folder, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  await expect
    .poll(() => isReady(), { timeout: 60_000, message: 'the server is ready' })
    .toBe(true);
  return server;
}

async function isReady(): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function end(server: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const over = once(server, 'exit');
  server.kill(signal);
  await over;
}

test.describe('a server of its own', () => {
  test.use({ baseURL: `http://127.0.0.1:${port}` });

  test('AUTH-01 FAV-02 a server killed in the middle loses nothing: still signed in, still saved', async ({
    page,
    watch,
  }) => {
    test.setTimeout(150_000);
    watch.expect(
      complaints.cutOff,
      /ERR_(CONNECTION_(REFUSED|RESET)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/,
      /could not be loaded NetworkError: The server cannot be reached/,
    );
    const folder = await mkdtemp(join(tmpdir(), 'pomona-e2e-'));
    let server = await startServer(folder);
    try {
      const person = newPerson();
      const reply = await page.request.post('/api/users/register', { data: person });
      expect(reply.status()).toBe(201);
      await open(page, '/login?from=/recipes/greek-lentil-salad');
      await fillSignIn(page, person);
      await submitSignIn(page);
      await page.getByRole('button', { name: /^Save Greek Lentil Salad/ }).click();
      await expectToast(page, 'Added to favorites');

      await end(server, 'SIGKILL');
      server = await startServer(folder);

      await open(page, '/recipes/greek-lentil-salad');
      await expect(page.getByRole('button', { name: 'Account of Ada Quince' })).toBeVisible();
      await expect(page.getByRole('button', { name: /^Remove Greek Lentil Salad/ })).toBeVisible();
    } finally {
      await end(server, 'SIGTERM');
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});
