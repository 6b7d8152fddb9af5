import { expect, open, test } from './page-watch.ts';
import { cards } from './support/recipe-list.ts';

/** Without waiting for anybody to think, the way must leave nearly the whole minute to reading. */
const maxMilliseconds = 30_000;

test.use({ viewport: { width: 390, height: 844 } });

test('LIST-10 LIST-16 DETAIL-07 on a German phone, from "PCOS, 20 minutes, no dairy" to a recipe on the stove', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('pomona.language', 'de'));
  await open(page, '/');
  const started = Date.now();
  await page.getByRole('link', { name: 'Rezepte ansehen', exact: true }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'PCOS (PMOS)', exact: true }).click();
  await page.getByRole('button', { name: 'Milchprodukte', exact: true }).click();
  await page.getByLabel('Gesamtzeit').selectOption('20');
  await page.getByRole('button', { name: /^\d+ Rezepte anzeigen$/ }).click();
  await expect(page).toHaveURL(/diet=PCOS/);
  await expect(page).toHaveURL(/avoid=Dairy/);
  await expect(page).toHaveURL(/max_minutes=20/);

  await cards(page)
    .first()
    .getByRole('link', { name: /^Rezept ansehen/ })
    .click();
  await expect(page).toHaveURL(/\/recipes\/[a-z0-9-]+$/);
  const id = page.url().split('/').pop();
  const recipe = await (await page.request.get(`/api/recipes/${id}`)).json();
  expect(recipe.diet_types).toContain('PCOS');
  expect([...recipe.allergen_details, ...recipe.may_contain]).not.toContain('milk');
  expect(recipe.prep_time + recipe.cook_time + recipe.rest_time).toBeLessThanOrEqual(20);

  await page.getByRole('button', { name: 'Kochmodus' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('Schritt 1');
  expect(Date.now() - started).toBeLessThan(maxMilliseconds);
});
