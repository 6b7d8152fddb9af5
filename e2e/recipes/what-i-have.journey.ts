import { expect, open, test } from '../page-watch.ts';
import { cards } from '../support/recipe-list.ts';

test('LIST-16 from the recipes to what can be cooked with the foods at home, without what must not be in it', async ({
  page,
}) => {
  await open(page, '/recipes');
  await page.getByRole('link', { name: 'Use what I have' }).click();
  await expect(page).toHaveURL('/recipes/what-i-have');
  const box = page.getByRole('textbox', { name: 'What do you have?' });
  await box.fill('tomate');
  await page.getByRole('button', { name: 'tomato', exact: true }).click();
  await expect(page).toHaveURL('/recipes/what-i-have?have=tomato');
  await expect(cards(page).first()).toContainText(/missing/);
  await box.fill('chickpeas');
  await page
    .getByRole('group', { name: 'Suggestions' })
    .getByRole('button', { name: /chickpeas/ })
    .first()
    .click();
  await expect(page).toHaveURL(/have=tomato%2C/);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Dairy', exact: true }).click();
  await expect(page).toHaveURL(/avoid=Dairy/);
  await expect(page.getByRole('button', { name: 'Remove Without Dairy' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove tomato' })).toBeVisible();
  const query = new URL(page.url()).searchParams;
  const answer = await page.request.get(`/api/what-i-have?${query}`);
  const { recipes } = await answer.json();
  await expect(cards(page)).toHaveCount(recipes.length);
  await expect(cards(page).first()).toContainText(recipes[0].recipe.title);
  for (const { recipe } of recipes)
    expect([...recipe.allergen_details, ...recipe.may_contain]).not.toContain('milk');
});
