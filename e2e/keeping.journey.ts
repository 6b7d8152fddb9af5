import type { Page } from '@playwright/test';
import {
  complaints,
  expect,
  expectAccessible,
  expectToast,
  open,
  reload,
  test,
} from './page-watch.ts';
import { arriveAsMember } from './people.ts';

const dish = '/recipes/greek-lentil-salad';
const phone = { width: 390, height: 844 };
const heart = (page: Page) =>
  page.getByRole('button', { name: /^(Save|Remove) .* (to|from) favorites$/ }).first();
const isSaved = (page: Page, pressed: boolean) =>
  expect(heart(page)).toHaveAttribute('aria-pressed', String(pressed));

async function favourites(page: Page): Promise<string[]> {
  const token = await page.evaluate(() => localStorage.getItem('pomona.token'));
  const reply = await page.request.get('/api/users/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await reply.json()).favorite_recipes;
}

test('FAV-02 PROF-03 a heart fills, stands on the profile, and comes back on Undo', async ({
  page,
}) => {
  await arriveAsMember(page);
  await open(page, dish);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await heart(page).click();
  await isSaved(page, true);
  await expectToast(page, 'Added to favorites', 'Recipe saved to your favorites');
  await open(page, '/profile');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await heart(page).click();
  await expect(page.getByText('No favorites yet')).toBeVisible();
  await expectToast(page, 'Removed from favorites');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expectToast(page, 'Added to favorites');
  expect(await favourites(page)).toEqual(['greek-lentil-salad']);
});

test('FAV-02 two windows agree, and quick presses end in the last wish', async ({
  page,
  context,
}) => {
  await arriveAsMember(page);
  await open(page, dish);
  const other = await context.newPage();
  await open(other, dish);
  await isSaved(other, false);
  await heart(page).click();
  await isSaved(other, true);
  await heart(other).click();
  await isSaved(page, false);
  for (let press = 0; press < 5; press += 1) await heart(page).click();
  await isSaved(page, true);
  await isSaved(other, true);
  await expect.poll(() => favourites(page)).toEqual(['greek-lentil-salad']);
  await reload(page);
  await isSaved(page, true);
});

test('FAV-03 a heart that the server never heard of goes back, and says so', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.cutOff);
  await arriveAsMember(page);
  await open(page, dish);
  await page.route('**/api/users/me/favorites/**', (route) => route.abort());
  await heart(page).click();
  await expectToast(page, 'Error', 'Failed to update favorites. Please try again.');
  await isSaved(page, false);
  await page.unroute('**/api/users/me/favorites/**');
  await heart(page).click();
  await expectToast(page, 'Added to favorites');
});

test('PROF-03 FOOD-03 on a phone in Spanish: both tabs, empty and full, by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => localStorage.setItem('pomona.language', 'es'));
  await arriveAsMember(page);
  await open(page, '/profile');
  await expect(page.getByText('Aún no tienes favoritas')).toBeVisible();
  await page.getByRole('tab', { name: 'Recetas favoritas' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/tab=recipes$/);
  await expect(page.getByText('Aún no hay ninguna receta tuya')).toBeVisible();
  await reload(page);
  await expect(page.getByRole('tab', { name: 'Mis recetas' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider).toBe(false);
});

for (const theme of ['light', 'dark'] as const) {
  test(`PROF-03 axe finds nothing on the favourites, full and empty (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('pomona.theme', value), theme);
    await arriveAsMember(page);
    await open(page, '/profile');
    await expect(page.getByText('No favorites yet')).toBeVisible();
    await expectAccessible(page);
    await open(page, dish);
    await heart(page).click();
    await expectToast(page, 'Added to favorites');
    await open(page, '/profile');
    await expect(page.getByRole('article')).toBeVisible();
    await expectAccessible(page);
  });
}
