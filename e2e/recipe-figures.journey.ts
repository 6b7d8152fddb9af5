import type { Page } from '@playwright/test';
import { complaints, expect, open, reload, test } from './page-watch.ts';

const lentils = '/recipes/greek-lentil-salad';
const dialog = (page: Page) => page.getByRole('dialog');
const ingredients = (page: Page) => page.getByRole('region', { name: 'Ingredients' });
/** What can be seen; hidden parts have none. */
// biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
const seen = (page: Page) => page.evaluate(() => document.body.innerText);
const nutrition = (page: Page) => page.getByRole('region', { name: 'Nutrition' });

test('DETAIL-09 FOOD-02 allergens by the food that brings them, and a line leads to its food', async ({
  page,
}) => {
  await open(page, lentils);
  await page.getByRole('button', { name: 'About the ingredients' }).click();
  const milk = dialog(page).getByRole('definition').filter({ hasText: 'feta' });
  await expect(milk).toBeVisible();
  await dialog(page).getByRole('link', { name: 'feta', exact: true }).click();
  await expect(page).toHaveURL(/\/foods\/feta/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/feta/i);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Greek Lentil Salad');
});

test('SCALE-03 SCALE-01 US units are approximate, scale, stay at the next visit, and go again', async ({
  page,
}) => {
  await open(page, lentils);
  await expect(ingredients(page)).toContainText('50 g feta, crumbled');
  await ingredients(page).getByText('US', { exact: true }).click();
  await expect(ingredients(page)).toContainText(/≈ 1 3\/4 oz feta/);
  await expect(ingredients(page)).toContainText('so approximate');
  await expect(ingredients(page)).toContainText('1 cup dried green lentils');
  await expect(ingredients(page)).toContainText('1/2 small red onion (≈ 1 3/4 oz)');
  await expect(ingredients(page)).not.toContainText(/\d g(?!\w)/);
  for (let click = 0; click < 4; click += 1)
    await page.getByRole('button', { name: 'One serving more' }).click();
  await expect(ingredients(page)).toContainText(/≈ 3 1\/2 oz feta/);
  await reload(page);
  await expect(ingredients(page)).toContainText(/≈ 3 1\/2 oz feta/);
  await ingredients(page).getByText('Original', { exact: true }).click();
  await expect(ingredients(page)).toContainText('100 g feta, crumbled');
  await expect(ingredients(page)).not.toContainText('≈');
});

test('number-free mode: no figure flickers, on cards, the recipe and its sheet; words stay', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.cutOff, /Failed to fetch dynamically imported module/);
  await page.addInitScript(() => {
    localStorage.setItem('pomona.numberFree', 'on');
    window.print = () => undefined;
    window.close = () => undefined;
  });
  // As the server drew it, before any script of ours but the first.
  await page.route('**/assets/main-*.js', (route) => route.abort());
  await page.goto(lentils);
  await expect(page.getByRole('heading', { name: 'Nutrition' })).toBeVisible();
  expect(await seen(page)).not.toMatch(/\d\s*kcal|≈ \d|\d%/);
  await expect(page.getByText('Calories', { exact: true }).first()).toBeHidden();
  await page.unroute('**/assets/main-*.js');

  for (const path of ['/', '/recipes', lentils, `${lentils}/print`]) {
    await (path.endsWith('/print') ? page.goto(path) : open(page, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === lentils) await expect(nutrition(page)).toContainText('Rich in');
    expect(await seen(page), path).not.toMatch(/kcal|≈ \d/);
    const aloud = await page
      .locator('[aria-valuetext]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-valuetext')));
    expect(aloud.join(), path).not.toMatch(/\d/);
  }
  expect(await (await page.request.get(lentils)).text()).toContain('"calories"');
});
