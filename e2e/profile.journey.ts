import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToast, open, reload, test } from './page-watch.ts';
import { arriveAsMember, newPerson } from './people.ts';

const photo = fileURLToPath(new URL('../apps/web/public/icon-512.png', import.meta.url));

const edit = (page: Page) => page.getByRole('button', { name: 'Edit Profile' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

test('PROF-01 PROF-07 API-04 a member says how they eat, and what clashes is marked', async ({
  page,
}) => {
  await arriveAsMember(page, newPerson('Ada Quince'));
  await open(page, '/profile');
  await edit(page);
  await page.getByLabel('Bio').fill('I cook with plums.');
  await page.getByRole('checkbox', { name: 'Vegetarian', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Dairy', exact: true }).check();
  await page.getByRole('tab', { name: 'Favorite Recipes' }).click();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).first().click();
  await save(page);
  await expectToast(page, 'Profile Updated');
  await reload(page);
  await expect(page.getByText('I cook with plums.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'How you eat' })).toContainText('Vegetarian');

  await open(page, '/recipes');
  await expect(page.getByText('Contains Dairy').first()).toBeVisible();
});

test('PROF-04 a goal that one device adds is achieved on another, and removed and brought back', async ({
  page,
  context,
}) => {
  await arriveAsMember(page);
  await open(page, '/profile?tab=goals');
  await page.getByRole('button', { name: 'Add your first goal' }).click();
  await page.getByLabel('New goal').fill('Walk to work');
  await page.keyboard.press('Enter');
  await expect(page.getByText('In Progress')).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('pomona.token'));
  const own = { headers: { authorization: `Bearer ${token}` } };
  const { goals } = await (await context.request.get('/api/users/me', own)).json();
  await context.request.patch(`/api/users/me/goals/${goals[0].id}`, {
    ...own,
    data: { is_achieved: true },
  });
  await reload(page);
  await expect(page.getByText('1/1')).toBeVisible();
  await page.getByRole('button', { name: 'Remove goal: Walk to work' }).click();
  await expectToast(page, 'Goal removed');
  await expect(page.getByText('0/0')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Reopen: Walk to work' })).toBeVisible();
  await expect(page.getByText('1/1')).toBeVisible();
});

test('PROF-05 PROF-06 a picture is chosen, cropped by keyboard and shown; its old address opens nothing', async ({
  page,
}) => {
  await arriveAsMember(page);
  await open(page, '/profile?tab=picture');
  const pictures = page.locator('img[src^="/api/images/"]');
  const change = async () => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose a picture' }).click(),
    ]);
    await chooser.setFiles(photo);
    await page.getByRole('slider', { name: 'Zoom' }).fill('2');
    const area = page.getByRole('group', { name: 'Part of the picture that is shown' });
    await area.focus();
    for (let press = 0; press < 20; press += 1) await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: 'Save Picture' }).click();
    await expectToast(page, 'Profile picture updated');
  };
  await change();
  const first = await pictures.first().getAttribute('src');
  expect(first).toMatch(/^\/api\/images\/[0-9a-f]{32}-512\.webp$/);
  expect(await pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(
    512,
  );
  await expectAccessible(page);
  await change();
  await expect(pictures.first()).not.toHaveAttribute('src', first ?? '');
  expect((await page.request.get(first ?? '')).status()).toBe(404);
});
