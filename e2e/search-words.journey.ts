import { expect, open, test } from './page-watch.ts';
import { cards } from './support/recipe-list.ts';

test('LIST-08 LIST-09 a question in words becomes filters, each to be taken away', async ({
  page,
}) => {
  await open(page, '/recipes');
  const search = page.getByRole('searchbox', { name: 'Search recipes' });
  await search.fill('quick vegan lunch');
  const filters = page.getByRole('region', { name: 'Active filters' });
  await expect(filters.getByText('Up to 30 min in total')).toBeVisible();
  await expect(filters.getByText('Vegan', { exact: true })).toBeVisible();
  await expect(filters.getByText('Lunch', { exact: true })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('relevance');
  await expect(page).toHaveURL(/q=quick(\+|%20)vegan(\+|%20)lunch/);

  await filters.getByRole('button', { name: 'Remove Vegan' }).focus();
  await page.keyboard.press('Enter');
  await expect(search).toHaveValue('quick lunch');
  await expect(filters.getByText('Vegan', { exact: true })).toBeHidden();
  await expect(page).toHaveURL(/q=quick(\+|%20)lunch/);
});

test('LIST-09 other names, slips and kinds of food find the dish', async ({ page }) => {
  await open(page, '/recipes');
  const search = page.getByRole('searchbox', { name: 'Search recipes' });
  const first = cards(page).first();
  await search.fill('prawn');
  await expect(first).toContainText(/shrimp/i);
  await search.fill('chiken');
  await expect(
    page.getByText('Nothing is called “chiken”: these are for “chicken”.'),
  ).toBeVisible();
  await expect(first).toContainText(/chicken/i);
});

test('LIST-14 "PCOS, 10 minutes, no dairy, chicken" ends in a choice', async ({ page }) => {
  const question = 'I have PCOS, 10 minutes, no dairy, chicken';
  await open(page, `/recipes?q=${encodeURIComponent(question)}`);
  await expect(page.getByRole('heading', { name: 'No recipes found' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Close to it' })).toBeVisible();
  await expect(cards(page).first()).toContainText('Not met: Up to 10 min in total');
  await page.getByRole('button', { name: /^Drop Up to 10 min in total: \d+ recipes$/ }).click();
  await expect(page.getByRole('heading', { name: 'No recipes found' })).toBeHidden();
  await expect(cards(page).first()).toContainText(/chicken/i);
  await expect(page.getByRole('searchbox')).toHaveValue('I have PCOS, no dairy, chicken');
});
