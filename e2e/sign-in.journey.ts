import type { Page } from '@playwright/test';
import { complaints, expect, expectToast, open, test } from './page-watch.ts';
import { fillSignIn, registered, rememberToken, submitSignIn } from './people.ts';

async function signInAsNewMember(page: Page): Promise<void> {
  const person = await registered(page);
  await open(page, '/login');
  await fillSignIn(page, person);
  await submitSignIn(page);
  await expect(page).toHaveURL('/');
}

test('AUTH-04 ROLE-02 the demo box fills the demo account, and signing in leads back to the room that asked', async ({
  page,
}) => {
  await open(page, '/wellness');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByRole('button', { name: 'Fill in the demo member' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('demo@pomona.example');
  await submitSignIn(page);
  await expectToast(page, 'Login successful');
  await expect(page).toHaveURL('/wellness');
});

test('AUTH-01 NAV-10 a stored session: an unknown one goes without a word, one that cannot be checked now is kept', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.status(401), complaints.cutOff);
  const bar = page.getByRole('banner');
  await rememberToken(page, 'made-up');
  await open(page, '/');
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('pomona.token'))).toBeNull();
  await expect(page.locator('li[data-tone]')).toHaveCount(0);

  await signInAsNewMember(page);
  await page.route('**/api/users/me', (route) => route.abort());
  await open(page, '/recipes');
  await expect(bar.getByText('Checking your session')).toBeAttached();
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await page.unroute('**/api/users/me');
  await expect(bar.getByRole('button', { name: /Ada Quince/ })).toBeVisible();
});

test('AUTH-02 a session that ends in one window ends in the other', async ({ page, context }) => {
  await signInAsNewMember(page);
  const other = await context.newPage();
  await open(other, '/recipes');
  await expect(other.getByRole('button', { name: /Ada Quince/ })).toBeVisible();
  await page.getByRole('button', { name: 'Account of Ada Quince' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expectToast(other, 'You signed out in another tab');
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
