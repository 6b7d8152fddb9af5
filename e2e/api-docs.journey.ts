import { expect, test } from './page-watch.ts';

test('API-25 the reader of the API shows its calls and loads nothing from elsewhere', async ({
  page,
}) => {
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: 'Pomona', exact: true })).toBeVisible();
  await page.goto('/api/docs/#tag/recipes/GET/api/recipes/{id}');
  const call = page.getByRole('region', { name: 'One recipe' }).first();
  await expect(call).toBeVisible();
  await expect(page).toHaveTitle(/^Pomona API/);
});
