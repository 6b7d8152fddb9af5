import type { Page } from '@playwright/test';
import { complaints, expect, expectToast, open, test } from './page-watch.ts';
import { arriveAsMember, type Person } from './people.ts';

// WebAuthn knows no addresses without a name.
test.use({
  baseURL: async ({ baseURL }, use) => use(baseURL?.replace('127.0.0.1', 'localhost')),
});

/** A device that says yes to everything, as Chromium's developer tools have it. */
async function connectDevice(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable');
  await tools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page, { password }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await expect(dialog.getByText('The current password is not right')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Create passkey' }).click();
  await expectToast(page, 'Passkey added');
}

test('AUTH-12 a passkey is made in the settings, renamed, signs in without a password, and opens nothing once removed', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.status(403));
  await connectDevice(page);
  const person = await arriveAsMember(page);
  await open(page, '/profile?tab=settings');
  await addPasskey(page, person, 'Phone');
  await page.getByRole('button', { name: 'Rename Phone' }).click();
  await page.getByRole('textbox', { name: 'Name' }).last().fill('Old phone');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Old phone')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await open(page, '/login');
  await page.getByRole('button', { name: 'Login with a passkey' }).click();
  await expectToast(page, 'Login successful');
  await expect(page.getByRole('banner').getByRole('button', { name: /Ada Quince/ })).toBeVisible();

  await open(page, '/profile?tab=settings');
  await page.getByRole('button', { name: 'Remove Old phone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expectToast(page, 'Passkey removed');
  await expect(page.getByText('You have no passkey yet')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await open(page, '/login');
  await page.getByRole('button', { name: 'Login with a passkey' }).click();
  await expectToast(page, 'Login Failed');
});
