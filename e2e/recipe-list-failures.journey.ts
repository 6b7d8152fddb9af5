import type { Page } from '@playwright/test';
import { complaints, expect, expectToast, open, test } from './page-watch.ts';

const lists = /\/api\/recipes\/?\?/;

/** The list page of a client that is there already: the server drew another page. */
async function walkToList(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Recipes' }).click();
  await expect(page).toHaveURL('/recipes');
}

test('LIST-03 a list that cannot be had is told, and can be asked for again', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.cutOff);
  await open(page, '/login');
  await page.route(lists, (route) => route.abort());
  await walkToList(page);
  await expectToast(
    page,
    'Error loading recipes',
    'Failed to load recipes. Please try again later.',
  );
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.unroute(lists);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectToast(page, 'Recipes loaded successfully');
  await expect(page.getByText(/Showing (\d+) of \1 recipes/)).toBeVisible();
});

test('LIST-03 LIST-09 a search among the first cards claims nothing about the rest', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.cutOff);
  let giveUp = () => {};
  const late = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  await page.route(lists, async (route) => {
    await late;
    await route.abort();
  });
  await open(page, '/recipes');
  const main = page.getByRole('main');
  await page.getByRole('searchbox').fill('no dish is called so');
  await expect(main.getByRole('status')).toHaveText(/Loading/);
  await expect(main.getByText('No recipes found')).toBeHidden();
  giveUp();
  await expect(main.getByRole('heading', { name: 'Error loading recipes' })).toBeVisible();
  await expect(main.getByText('No recipes found')).toBeHidden();
  await expect(main.getByText(/^Showing/)).toBeHidden();
  await page.unroute(lists);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('No recipes found')).toBeVisible();
  await expect(main.getByText(/^Showing 0 of/)).toBeVisible();
});

test('LIST-02 LIST-03 a refusal is told with its number', async ({ page, watch }) => {
  watch.expect(complaints.status(500));
  await open(page, '/login');
  await page.route(lists, (route) => route.fulfill({ status: 500, json: { detail: 'no' } }));
  await walkToList(page);
  await expectToast(page, 'Error loading recipes', 'Failed to load recipes: API Error: 500');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('LIST-01 LIST-04 LIST-07 Refresh asks past every cache and says how many it found', async ({
  page,
}) => {
  await open(page, '/recipes');
  const total = await page.getByText(/^\d+ recipes in the collection$/).textContent();
  const reload = page.waitForRequest((request) => request.url().includes('random='));
  await page.getByRole('button', { name: 'Refresh' }).click();
  const { searchParams } = new URL((await reload).url());
  expect(searchParams.get('t')).toMatch(/^\d+$/);
  await expectToast(
    page,
    'Recipes loaded successfully',
    `Found ${Number.parseInt(total ?? '', 10)} delicious healthy recipes`,
  );
});

test('LIST-04 an empty database is told', async ({ page }) => {
  await open(page, '/recipes');
  await expect(page.getByText(/Showing (\d+) of \1 recipes/)).toBeVisible();
  await page.route(lists, (route) => route.fulfill({ json: [] }));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expectToast(page, 'No recipes found', 'The recipe database appears to be empty.');
});

test('LIST-15 pictures that cannot be had give way to the drawn dish', async ({ page, watch }) => {
  watch.expect(complaints.cutOff);
  await page.route('**/api/images/**', (route) => route.abort());
  await open(page, '/recipes');
  const picture = page.getByRole('article').first().locator('img');
  await expect(picture).toHaveAttribute('src', '/fallback-dish.svg');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
