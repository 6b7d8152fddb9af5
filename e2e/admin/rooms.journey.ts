import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, expectToast, open, test } from '../page-watch.ts';
import { arriveAsDemoAdmin, newPerson } from '../people.ts';

const photo = fileURLToPath(new URL('../../apps/web/public/icon-512.png', import.meta.url));

test('ROLE-03 NAV-02 ADMIN-08 an administrator finds the way to the office, and disables an account', async ({
  page,
}) => {
  const person = newPerson();
  const reply = await page.request.post('/api/users/register', { data: person });
  const { access_token: token } = await reply.json();
  const statusOfMember = async () =>
    (
      await page.request.get('/api/users/me', { headers: { authorization: `Bearer ${token}` } })
    ).status();
  await arriveAsDemoAdmin(page);
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin');
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByLabel('Search by name or email').fill(person.email);
  await expect(page.getByText('1 account', { exact: true })).toBeVisible();
  expect(await statusOfMember()).toBe(200);
  await page.getByRole('button', { name: `Actions for ${person.name}` }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expectToast(page, 'User updated successfully');
  await expect.poll(statusOfMember).toBe(401);
  await page.getByRole('tab', { name: 'Audit log' }).click();
  await expect(
    page.getByText(`Demo Admin disabled the account of ${person.name}`).first(),
  ).toBeVisible();
});

const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

async function findInTab(page: Page, title: string): Promise<void> {
  await page.getByLabel('Search by title').fill(title);
  await expect(page.getByText('1 recipe', { exact: true })).toBeVisible();
  await expect(rowOf(page, title)).toBeVisible();
}

test('ADMIN-05 ADMIN-06 ADMIN-07 IMG-02 a recipe is written, found, pictured, changed, restored to an older version, deleted and restored', async ({
  page,
}) => {
  const title = `Elder Tart ${randomUUID().slice(0, 8)}`;
  await arriveAsDemoAdmin(page);
  await open(page, '/admin?tab=recipes');
  await page.getByRole('link', { name: 'Create New Recipe' }).click();
  await page.getByLabel('Name of the dish').fill(title);
  await page.getByRole('radio', { name: 'Dinner' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Preparation' }).fill('20');
  await page.getByRole('textbox', { name: 'Ingredient 1' }).fill('300 g elderberries');
  await page.getByRole('textbox', { name: 'Step 1' }).fill('Bake until set.');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expectToast(page, 'Recipe created successfully');
  await expect(page).toHaveURL('/admin?tab=recipes');
  await findInTab(page, title);

  const found = await page.request.get(`/api/recipes?q=${encodeURIComponent(title)}&page=1`);
  const { id } = (await found.json()).recipes[0];
  const titleForVisitors = async () =>
    (await (await page.request.get(`/api/recipes/${id}`)).json()).title;
  expect(await titleForVisitors()).toBe(title);

  await page.getByRole('link', { name: `Edit ${title}` }).click();
  await page.locator('input[type=file]').setInputFiles(photo);
  await expectToast(page, 'Picture updated');
  const { image } = await (await page.request.get(`/api/recipes/${id}`)).json();
  expect((await page.request.get(image)).headers()['content-type']).toBe('image/webp');
  await page.getByLabel('Name of the dish').fill(`${title} bis`);
  await page.getByRole('textbox', { name: 'Ingredient 1' }).fill('400 g elderberries');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expectToast(page, 'Recipe updated successfully');
  expect(await titleForVisitors()).toBe(`${title} bis`);

  await findInTab(page, `${title} bis`);
  await page.getByRole('button', { name: `Actions for ${title} bis` }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  await expect(page.getByRole('heading', { name: 'Changes of version 3' })).toBeVisible();
  await expect(page.locator('del', { hasText: '300 g elderberries' })).toBeVisible();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click();
  await expectToast(page, 'Version 1 restored');
  expect(await titleForVisitors()).toBe(title);

  await page.getByRole('link', { name: 'Back to the recipes' }).click();
  await findInTab(page, title);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', {
    name: 'Are you sure you want to delete this item?',
  });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Recipe deleted successfully');
  expect((await page.request.get(`/api/recipes/${id}`)).status()).toBe(404);
  await page.getByRole('radio', { name: 'Deleted' }).check({ force: true });
  await page.getByRole('button', { name: `Restore: ${title}` }).click();
  await expectToast(page, 'Recipe restored');
  expect(await titleForVisitors()).toBe(title);
});
