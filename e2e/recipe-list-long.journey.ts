import type { Locator, Page } from '@playwright/test';
import { expect, open, reload, test } from './page-watch.ts';
import { cards, withoutPictures } from './support/recipe-list.ts';

/** Walks down until a card far beyond the first ones stands in the window, and says where. */
async function walkDown(page: Page): Promise<Locator> {
  const count = Number(await cards(page).locator('..').first().getAttribute('aria-setsize'));
  const place = Math.min(count, 40);
  const item = page.locator(`li[aria-posinset="${place}"]`);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(item).toBeInViewport({ ratio: 0.3, timeout: 200 });
  }).toPass({ intervals: [50] });
  return item;
}

const leftFrom = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('DETAIL-01 LIST-16 the way back from a recipe leads to the list as it was', async ({
  page,
}) => {
  await withoutPictures(page);
  await open(page, '/recipes?diet=Vegetarian&sort=alphabetical');
  await expect(page.locator('li[aria-setsize]').first()).toBeVisible();
  const item = await walkDown(page);
  const title = await item.getByRole('heading').textContent();
  await item.getByRole('link').focus();
  const before = await leftFrom(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recipes\/[a-z0-9-]+$/);
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await expect(page).toHaveURL('/recipes?diet=Vegetarian&sort=alphabetical');
  await expect(page.getByRole('button', { name: 'Remove Vegetarian' })).toBeVisible();
  await expect.poll(async () => Math.abs((await leftFrom(page)) - before)).toBeLessThan(3);
  await expect(
    cards(page)
      .filter({ hasText: title ?? '' })
      .first(),
  ).toBeInViewport();
});

test('LIST-16 the place in the list outlives a reload', async ({ page }) => {
  await withoutPictures(page);
  await open(page, '/recipes?sort=alphabetical');
  await expect(page.locator('li[aria-setsize]').first()).toBeVisible();
  const item = await walkDown(page);
  const place = await item.getAttribute('aria-posinset');
  await reload(page);
  await expect(page.locator(`li[aria-posinset="${place}"]`)).toBeInViewport();
});
