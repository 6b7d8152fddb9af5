import type { Page } from '@playwright/test';
import { complaints, expect, expectAccessible, open, reload, test } from './page-watch.ts';

const lines = ['200 g red lentils', '1 large onion, diced', '1 tbsp olive oil', '3 flubberworts'];
const box = (page: Page) => page.getByRole('searchbox');
const ingredients = (page: Page) => page.getByRole('textbox', { name: 'Ingredients' });

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBeLessThanOrEqual(0);
}

for (const [language, locale, name, title] of [
  ['English', 'en-US', 'aubergine', 'Eggplant'],
  ['Spanish', 'es-ES', 'eggplant', 'Berenjena'],
  ['German', 'de-DE', 'berenjéna', 'Aubergine'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    test(`FOOD-02 "${name}" leads to the same food in ${language}`, async ({ page }) => {
      await open(page, '/foods');
      await box(page).fill(name);
      await expect(page.getByRole('link', { name: new RegExp(`^${title}`) }).first()).toBeVisible();
      await expect(page).toHaveURL(/\/foods\?q=/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/foods\/eggplant$/);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });
  });
}

test('FOOD-02 browses by category, and Back returns to the search as it was', async ({ page }) => {
  await open(page, '/foods');
  await page.getByRole('link', { name: /^Dairy/ }).click();
  await page.getByRole('link', { name: 'Feta', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feta' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Allergens' })).toContainText('Milk');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dairy' })).toBeVisible();
});

test('FOOD-02 a food is readable as the server sends it, with the recipes that use it', async ({
  page,
}) => {
  const html = await (await page.request.get('/foods/eggplant')).text();
  expect(html).toContain('<title>Eggplant: figures and sources · Pomona</title>');
  expect(html).toContain('Row 11209 of USDA SR28');
  await open(page, '/foods/eggplant');
  await page.getByLabel('Figures for').selectOption('cup');
  await expect(page.getByRole('row', { name: /^Calories / })).toContainText('20.5 kcal');
  await page
    .getByRole('link', { name: /^View Recipe/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/recipes\//);
});

test('FOOD-02 an unknown food is a 404 that leads on', async ({ page, watch }) => {
  watch.expect(complaints.status(404));
  expect(await open(page, '/foods/no-such-food')).toBe(404);
  await page.getByRole('main').getByRole('link', { name: 'Search foods' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Foods' })).toBeVisible();
});

test('FOOD-01 tells what typed lines hold, keeps them over a reload, and explains a label', async ({
  page,
}) => {
  await open(page, '/foods/analyse');
  await ingredients(page).fill(lines.join('\n'));
  const read = page.getByRole('region', { name: 'How the lines were read' });
  await expect(read.getByRole('listitem')).toHaveCount(4);
  await expect(read).toContainText('Not read: “flubberworts”.');
  await ingredients(page).fill(lines.slice(0, 3).join('\n'));
  await expect(read.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('meter', { name: 'Glycemic load' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show ranges' }).check();
  await expect(page.getByRole('row', { name: /^Fiber / })).toContainText(/ to \d/);
  const labels = page.getByRole('region', { name: 'Why these labels' });
  await labels.locator('summary', { hasText: 'Vegan' }).click();
  await expect(labels).toContainText('Common definition');
  await reload(page);
  await expect(ingredients(page)).toHaveValue(lines.slice(0, 3).join('\n'));
  await expect(read.getByRole('listitem')).toHaveCount(3);
});

test('REC-09 REC-12 FOOD-01 accounts for every word, names what figures leave out and why a label is open', async ({
  page,
}) => {
  const odd = [
    '500 g potatoes',
    '400 g peaches with 3 tbsp honey',
    '100 g butter, oil or lard',
    '600 ml vegetable stock',
    '1 pinch flubberworts',
  ];
  await open(page, '/foods/analyse');
  await ingredients(page).fill(odd.join('\n'));
  const read = page.getByRole('region', { name: 'How the lines were read' });
  await expect(read.getByRole('listitem')).toHaveCount(odd.length);
  await expect(read.locator('mark')).toContainText('flubberworts');
  await expect(read).toContainText('also: honey');
  await expect(read).toContainText('or: ');
  const word = read.getByRole('button', { name: /^honey/ });
  await word.focus();
  await expect(word).toContainText('“honey”: also honey');
  const facts = page.getByRole('region', { name: 'Nutrition facts' });
  await expect(facts).toContainText('Without: “1 pinch flubberworts”.');
  await expect(page.getByRole('checkbox', { name: 'Show ranges' })).toBeChecked();
  const labels = page.getByRole('region', { name: 'Why these labels' });
  await labels.locator('summary', { hasText: 'Gluten-Free' }).click();
  await expect(labels).toContainText('Not read in “1 pinch flubberworts”: “flubberworts”.');
  await expect(labels).toContainText('vegetable stock: recipes and brands differ.');
  await ingredients(page).fill('500 g potatoes\n2 kg flubberworts');
  await expect(facts).toContainText(/^Nutrition factsNo figures: \d+% of the weight is known/);
  await expect(facts).toContainText('“2 kg flubberworts”');
  await expectAccessible(page);
});

test('FOOD-01 a failure of the server loses nothing', async ({ page, watch }) => {
  watch.expect(complaints.cutOff);
  await open(page, '/foods/analyse');
  await page.route('**/api/food/analyse', (route) => route.abort());
  await ingredients(page).fill('1 egg');
  await expect(page.getByRole('alert')).toContainText('Your lines are still here.');
  await expect(ingredients(page)).toHaveValue('1 egg');
  await page.unroute('**/api/food/analyse');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('1 line read', { exact: false })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`FOOD-01 FOOD-02 axe finds nothing, and a phone scrolls one way only (${theme})`, async ({
    page,
  }) => {
    await page.addInitScript((value) => localStorage.setItem('pomona.theme', value), theme);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/foods', '/foods?q=rice', '/foods?category=Dairy', '/foods/rice-white']) {
      await open(page, path);
      if (path.includes('q=')) await expect(page.getByText(/foods found/)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    }
    await open(page, '/foods/analyse');
    await ingredients(page).fill(lines.slice(0, 3).join('\n'));
    const labels = page.getByRole('region', { name: 'Why these labels' });
    await labels.locator('summary').first().click();
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('FOOD-02 categories, searches and foods can be read as the server sends them', async ({
    page,
  }) => {
    await page.goto('/foods');
    await page.getByRole('link', { name: /^Dairy/ }).click();
    await page.getByRole('link', { name: 'Feta', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Feta' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Calories / })).toContainText('kcal');
    await page.goto('/foods?q=berenjena');
    await expect(page.getByRole('link', { name: /^Eggplant/ })).toBeVisible();
  });
});
