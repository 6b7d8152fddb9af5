import type { Page } from '@playwright/test';
import { complaints, expect, expectAccessible, open, reload, test } from './page-watch.ts';

const lentils = '/recipes/greek-lentil-salad';
const dialog = (page: Page) => page.getByRole('dialog');
const ingredients = (page: Page) => page.getByRole('region', { name: 'Ingredients' });
/** What can be seen; hidden parts have none. */
// biome-ignore lint/performance/useDomNodeTextContent: hidden text must not count
const seen = (page: Page) => page.evaluate(() => document.body.innerText);
const nutrition = (page: Page) => page.getByRole('region', { name: 'Nutrition' });

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

test('DETAIL-09 REC-05 "why is this not Keto?" is answered in two clicks', async ({ page }) => {
  await open(page, lentils);
  await page.getByRole('button', { name: 'All 13 labels' }).click();
  const keto = dialog(page).locator('details').filter({ hasText: 'Keto' });
  await expect(keto.locator('summary')).toContainText(/Net carbs: about .+ surely more than/);
  await keto.locator('summary').click();
  await expect(keto).toContainText('Most of it from');
  await expect(keto.getByRole('link').first()).toHaveAttribute('href', /^https:/);
});

test('DETAIL-09 REC-05 a badge tells why it is there, by keyboard, and gives the focus back', async ({
  page,
}) => {
  await open(page, lentils);
  const badge = page.getByRole('list', { name: 'Diet labels' }).getByRole('button').first();
  const label = await badge.textContent();
  await badge.focus();
  await page.keyboard.press('Enter');
  const summary = dialog(page)
    .locator('summary')
    .filter({ hasText: label ?? '' });
  await expect(summary).toBeFocused();
  await expect(summary.locator('..')).toHaveAttribute('open', '');
  await page.keyboard.press('Enter');
  await expect(summary.locator('..')).not.toHaveAttribute('open', '');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(badge).toBeFocused();
});

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

test('DETAIL-04 the calculation can be followed from the lines to the serving', async ({
  page,
}) => {
  await open(page, lentils);
  await nutrition(page).getByText('Show the calculation').click();
  const table = nutrition(page).getByRole('table', { name: 'How Calories comes about' });
  const feta = table.getByRole('row').filter({ hasText: 'feta' }).first();
  await expect(feta).toContainText(/weighed/);
  await expect(feta).toContainText(/row \d+/i);
  await nutrition(page).getByLabel('Figure', { exact: true }).selectOption('Glycemic load');
  await expect(nutrition(page).getByRole('table')).toContainText('÷ 4 = one serving');
  await expect(nutrition(page)).toContainText(/Surely between \d+ and \d+\./);
});

test('SCALE-03 SCALE-01 US units are approximate, scale, stay at the next visit, and go again', async ({
  page,
}) => {
  await open(page, lentils);
  await expect(ingredients(page)).toContainText('50 g feta, crumbled');
  await ingredients(page).getByText('US', { exact: true }).click();
  await expect(ingredients(page)).toContainText(/≈ 1 3\/4 oz feta/);
  await expect(ingredients(page)).toContainText('so approximate');
  for (let click = 0; click < 4; click += 1)
    await page.getByRole('button', { name: 'One serving more' }).click();
  await expect(ingredients(page)).toContainText(/≈ 3 1\/2 oz feta/);
  await reload(page);
  await expect(ingredients(page)).toContainText(/≈ 3 1\/2 oz feta/);
  await ingredients(page).getByText('Original', { exact: true }).click();
  await expect(ingredients(page)).toContainText('100 g feta, crumbled');
  await expect(ingredients(page)).not.toContainText('≈');
});

test('SCALE-03 PRINT-01 the sheet is printed in the units that were chosen', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('pomona.units', 'us');
    window.print = () => {
      document.documentElement.dataset.printed =
        document.querySelector('article')?.textContent ?? '';
    };
    window.close = () => undefined;
  });
  await page.goto(`${lentils}/print?servings=8`);
  await expect(page.locator('html')).toHaveAttribute('data-printed', /≈ 3 1\/2 oz feta/);
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

test('number-free mode is switched beside the figures, and off again', async ({ page }) => {
  await open(page, lentils);
  const choice = nutrition(page).getByRole('checkbox', { name: 'Number-free mode' });
  await choice.check();
  await expect(nutrition(page).getByText(/^≈/)).toHaveCount(0);
  await reload(page);
  await expect(choice).toBeChecked();
  await choice.uncheck();
  await expect(nutrition(page).getByText(/^≈/).first()).toBeVisible();
});

for (const [language, locale, all, heading, surely] of [
  ['English', 'en-US', 'All 13 labels', 'Why these labels', /surely/],
  ['Spanish', 'es-ES', 'Las 13 etiquetas', 'Por qué estas etiquetas', /segur/],
  ['French', 'fr-FR', 'Les 13 labels', 'Pourquoi ces labels', /sûrement/],
  ['German', 'de-DE', 'Alle 13 Labels', 'Warum diese Labels', /sicher/],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    test(`DETAIL-09 I18N-02 labels are explained in ${language}`, async ({ page }) => {
      await open(page, lentils);
      await page.getByRole('button', { name: all }).click();
      await expect(page.getByRole('dialog', { name: heading })).toContainText(surely);
    });
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`DETAIL-04 DETAIL-09 axe finds nothing, and a phone scrolls one way only (${theme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((value) => {
      localStorage.setItem('pomona.theme', value);
      localStorage.setItem('pomona.units', 'us');
    }, theme);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, lentils);
    await nutrition(page).getByText('Full nutrition').click();
    await nutrition(page).getByRole('checkbox', { name: 'Show ranges' }).check();
    await nutrition(page).getByText('Show the calculation').click();
    await expect(nutrition(page).getByRole('table')).toHaveCount(2);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByRole('button', { name: 'All 13 labels' }).click();
    await dialog(page).locator('summary').first().click();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'About the ingredients' }).click();
    await expect(dialog(page).getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.keyboard.press('Escape');
    await nutrition(page).getByRole('checkbox', { name: 'Number-free mode' }).check();
    await expect(nutrition(page)).toContainText('Rich in');
    await expectAccessible(page);
  });
}
