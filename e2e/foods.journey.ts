import { expect, open, reload, test } from './page-watch.ts';

const lines = ['200 g red lentils', '1 large onion, diced', '1 tbsp olive oil', '3 flubberworts'];

test('FOOD-02 from a name in another language to the food, its recipes, and back to the search', async ({
  page,
}) => {
  await open(page, '/foods');
  await page.getByRole('link', { name: /^Dairy/ }).click();
  await page.getByRole('link', { name: 'Feta', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feta' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Allergens' })).toContainText('Milk');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dairy' })).toBeVisible();

  await page.getByRole('searchbox').fill('berenjéna');
  await expect(page.getByRole('link', { name: /^Eggplant/ }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/foods\?q=/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/foods\/eggplant$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Eggplant' })).toBeVisible();
  await page.getByLabel('Figures for').selectOption('cup');
  await expect(page.getByRole('row', { name: /^Calories / })).toContainText('20.5 kcal');
  await page
    .getByRole('link', { name: /^View Recipe/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/recipes\//);
});

test('FOOD-01 tells what typed lines hold, keeps them over a reload, and explains a label', async ({
  page,
}) => {
  const ingredients = page.getByRole('textbox', { name: 'Ingredients' });
  await open(page, '/foods/analyse');
  await ingredients.fill(lines.join('\n'));
  const read = page.getByRole('region', { name: 'How the lines were read' });
  await expect(read.getByRole('listitem')).toHaveCount(4);
  await expect(read).toContainText('Not read: “flubberworts”.');
  await expect(page.getByRole('region', { name: 'Nutrition facts' })).toContainText(
    '3 flubberworts',
  );
  await ingredients.fill(lines.slice(0, 3).join('\n'));
  await expect(read.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('meter', { name: 'Glycemic load' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show ranges' }).check();
  await expect(page.getByRole('row', { name: /^Fiber / })).toContainText(/ to \d/);
  const labels = page.getByRole('region', { name: 'Why these labels' });
  await labels.locator('summary', { hasText: 'Vegan' }).click();
  await expect(labels).toContainText('Common definition');
  await reload(page);
  await expect(ingredients).toHaveValue(lines.slice(0, 3).join('\n'));
  await expect(read.getByRole('listitem')).toHaveCount(3);
});

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
    await page.getByRole('link', { name: /^Eggplant/ }).click();
    await expect(page).toHaveTitle('Eggplant: figures and sources · Pomona');
    await expect(page.getByRole('main')).toContainText('Row 11209 of USDA SR28');
  });
});
