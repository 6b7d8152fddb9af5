import type { Page } from '@playwright/test';
import { expect, expectToast, open, reload, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';

const dish = '/recipes/greek-lentil-salad';
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
