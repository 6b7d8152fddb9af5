import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, open, reload, test } from './page-watch.ts';
import { allRecipes, cards, isWithout, showing, withoutPictures } from './recipe-list.ts';

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

test('LIST-16 the document holds the cards near the window, and tells how many there are', async ({
  page,
}) => {
  await withoutPictures(page);
  const { length: total } = await allRecipes(page);
  await open(page, '/recipes');
  await showing(page, total, total);
  const items = page.locator('main li:has(article)');
  await expect(items.first()).toHaveAttribute('aria-setsize', String(total));
  await expect(items.first()).toHaveAttribute('aria-posinset', '1');
  expect(await items.count()).toBeLessThan(Math.min(total, 40));
  // Rows that nobody has seen are taken for as high as the seen ones: the end may move a little once they come.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.locator(`li[aria-posinset="${total}"]`)).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await items.count()).toBeLessThan(40);
});

test('LIST-16 the focus stays where it is when its row leaves the window, and Tab goes on from there', async ({
  page,
}) => {
  await withoutPictures(page);
  await open(page, '/recipes');
  await expect(page.locator('li[aria-setsize]').first()).toBeVisible();
  const link = page.locator('li[aria-posinset="2"]').getByRole('link');
  await link.focus();
  await walkDown(page);
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('li[aria-posinset="3"]').getByRole('link')).toBeFocused();
  await expect(page.locator('li[aria-posinset="3"]')).toBeInViewport();
});

test('LIST-16 a search that was just typed is there on the way back', async ({ page }) => {
  await open(page, '/recipes');
  await expect(page.locator('li[aria-setsize]').first()).toBeVisible();
  await page.getByRole('searchbox').fill('greek lentil');
  await cards(page).filter({ hasText: 'Greek Lentil Salad' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/recipes?q=greek+lentil');
  await expect(page.getByRole('searchbox')).toHaveValue('greek lentil');
});

test('LIST-16 "I have PCOS, twenty minutes, no dairy": filters with counts, by keyboard, in the address', async ({
  page,
}) => {
  await withoutPictures(page);
  const all = await allRecipes(page);
  await open(page, '/recipes');
  await showing(page, all.length, all.length);
  await page.getByRole('button', { name: 'Filters' }).click();
  const pcos = all.filter(({ diet_types }) => diet_types.includes('PCOS'));
  const chip = page.getByRole('button', { name: 'PCOS (PMOS)' });
  await expect(chip).toContainText(String(pcos.length));
  await chip.focus();
  await page.keyboard.press('Space');
  await showing(page, pcos.length, all.length);
  const quick = pcos.filter(({ prep_time, cook_time }) => prep_time + cook_time <= 20);
  const time = page.getByRole('combobox', { name: 'Prep and cook time' });
  await expect(time).toContainText(`Up to 20 min (${quick.length})`);
  await time.selectOption('20');
  await showing(page, quick.length, all.length);
  const left = quick.filter(isWithout('milk'));
  await page.getByRole('button', { name: 'Dairy', exact: true }).click();
  await showing(page, left.length, all.length);
  await expect(page).toHaveURL('/recipes?diet=PCOS&avoid=Dairy&max_minutes=20');
  await expectAccessible(page);
  await reload(page);
  await showing(page, left.length, all.length);
  await page.getByRole('button', { name: 'Remove Without Dairy' }).click();
  await showing(page, quick.length, all.length);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await showing(page, all.length, all.length);
});

test('REC-10 LIST-16 without celery: a finer choice than the six, strict, and open about what was not read', async ({
  page,
}) => {
  await withoutPictures(page);
  const all = await allRecipes(page);
  const left = all.filter(isWithout('celery'));
  expect(left.length).toBeLessThan(all.length);
  await open(page, '/recipes?avoid=celery');
  await showing(page, left.length, all.length);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('button', { name: 'Celery', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expectAccessible(page);
  const unread = left.find(({ is_read_whole }) => !is_read_whole);
  if (unread === undefined) return;
  await page.getByRole('searchbox', { name: 'Search recipes' }).fill(unread.title);
  const card = cards(page).filter({ hasText: unread.title }).first();
  await expect(card).toContainText('Not every line could be read');
});

test('LIST-16 all of the chosen diets, or any', async ({ page }) => {
  await withoutPictures(page);
  const all = await allRecipes(page);
  const both = all.filter(({ diet_types }) =>
    ['Vegan', 'Keto'].every((diet) => diet_types.includes(diet)),
  );
  await open(page, '/recipes?diet=Vegan%2CKeto&diets=all');
  await showing(page, both.length, all.length);
  await page.getByRole('button', { name: 'Remove All of these diets' }).click();
  const either = all.filter(({ diet_types }) =>
    ['Vegan', 'Keto'].some((diet) => diet_types.includes(diet)),
  );
  await showing(page, either.length, all.length);
});
