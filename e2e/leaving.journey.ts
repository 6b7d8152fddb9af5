import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { complaints, expect, expectToast, open, test } from './page-watch.ts';
import { arriveAsMember, fillSignIn, type Person, rememberToken, submitSignIn } from './people.ts';
import { OwnServer } from './servers/own-server.ts';
import { ports } from './servers/ports.ts';

const server = new OwnServer(ports.leaving);

async function deleteAccount(page: Page, { password }: Person): Promise<void> {
  await open(page, '/profile?tab=settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const explanation = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(explanation).toContainText('Former member');
  await explanation.getByRole('button', { name: 'Continue' }).click();
  const confirmation = page.getByRole('dialog', { name: 'Confirm with your password' });
  await confirmation.getByLabel('Current password').fill('not this one');
  await confirmation.getByRole('button', { name: 'Delete my account' }).click();
  await expect(confirmation.getByText('The current password is not right')).toBeVisible();
  await confirmation.getByLabel('Current password').fill(password);
  await confirmation.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}

test('AUTH-11 an account that was deleted in the settings stays when its member signs in again', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.status(403));
  const person = await arriveAsMember(page);
  await deleteAccount(page, person);
  await expect(page.getByText(/It will be erased on .+ 20\d\d/)).toBeVisible();
  await fillSignIn(page, person);
  await submitSignIn(page);
  await expectToast(page, 'Your account stays');
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
});

test('AUTH-11 everything that belongs to a member is prepared, also while they are elsewhere, and downloaded', async ({
  page,
}) => {
  const person = await arriveAsMember(page);
  await open(page, '/profile?tab=settings');
  await page.getByRole('button', { name: 'Prepare my data' }).click();
  await expect(page.getByText(/Preparing your data|Your data is ready/)).toBeVisible();
  await open(page, '/recipes');
  await open(page, '/profile?tab=settings');
  await expect(page.getByText('Your data is ready')).toBeVisible({ timeout: 30_000 });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^pomona-data-20\d\d-\d\d-\d\d\.zip$/);
  const zip = await readFile(await download.path());
  expect(textIn(zip, 'README.txt')).toContain('Your data from Pomona');
  const { tables } = JSON.parse(textIn(zip, 'data.json'));
  expect(tables.users).toMatchObject([{ email: person.email, name: person.name }]);
  expect(tables.sessions.length).toBe(1);
});

/** By the directory at the end of the ZIP, which has the sizes. */
function textIn(zip: Buffer, path: string): string {
  const entry = zip.lastIndexOf(path) - 46;
  const [size, header] = [zip.readUInt32LE(entry + 20), zip.readUInt32LE(entry + 42)];
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  return inflateRawSync(zip.subarray(start, start + size)).toString();
}

test.describe('a server of its own', () => {
  test.use({ baseURL: server.url });

  test('AUTH-11 danger 12: when the days are over the account is gone, and its review is by a former member', async ({
    page,
    watch,
  }) => {
    test.setTimeout(300_000);
    watch.expect(
      complaints.status(403),
      // The page misses the server for a moment.
      /ERR_(CONNECTION_(REFUSED|RESET)|SOCKET_NOT_CONNECTED|EMPTY_RESPONSE)/,
    );
    try {
      await server.start();
      const person = { name: 'Ada Quince', email: 'ada@example.org', password: 'plum-harvest-19' };
      const reply = await page.request.post('/api/users/register', { data: person });
      const { access_token: token } = await reply.json();
      const review = await page.request.post('/api/recipes/greek-lentil-salad/reviews', {
        headers: { authorization: `Bearer ${token}` },
        data: { rating: 5, comment: 'I make it every week.' },
      });
      expect(review.status()).toBe(201);
      await rememberToken(page, token);
      await deleteAccount(page, person);

      await makeDue(server.folder);
      await server.end('SIGTERM');
      await server.start();

      await expect
        .poll(async () =>
          (await page.request.post('/api/users/register', { data: person })).status(),
        )
        .toBe(201);
      await open(page, '/recipes/greek-lentil-salad');
      const entry = page.getByRole('listitem').filter({ hasText: 'I make it every week.' });
      await expect(entry).toContainText('Former member');
      await expect(entry).not.toContainText('Ada Quince');
    } finally {
      await server.remove();
    }
  });
});

/** Lets the fourteen days pass. */
async function makeDue(folder: string): Promise<void> {
  const password = (await readFile(join(folder, 'postgres-password'), 'utf8')).trim();
  const note = await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8');
  const databasePort = Number(note.split('\n')[3]);
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port: databasePort, user: 'pomona', password, database: 'pomona' },
  });
  await client.connect();
  await client.query(
    "UPDATE users SET erasure_at = now() - interval '1 second' WHERE erasure_at IS NOT NULL",
  );
  await client.end();
}
