import { expect, open, test } from './page-watch.ts';
import { allRecipes, allTitles, cards, showing, withoutPictures } from './support/recipe-list.ts';

test('LIST-05 LIST-06 LIST-12 the whole collection, with what one needs to choose', async ({
  page,
}) => {
  // Nine hundred cards are walked past, in a tall window, so that it takes fewer steps.
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 3000 });
  await withoutPictures(page);
  const { length: total } = await allRecipes(page);
  await open(page, '/recipes');
  await showing(page, total, total);
  await expect(page.getByText(`${total} recipes in the collection`)).toBeVisible();
  expect(await allTitles(page)).toHaveLength(total);
  const card = cards(page).first();
  await expect(card).toContainText(/Easy|Medium|Hard/);
  await expect(card).toContainText(/\d+ min/);
  await expect(card).toContainText(/\d+ servings?/);
  await expect(card).toContainText(/\d+ kcal/);
  await expect(card.getByRole('link', { name: /View Recipe/ })).toHaveAttribute(
    'href',
    /^\/recipes\/[a-z-]+$/,
  );
});

test('LIST-08 LIST-09 LIST-10 search, diets and meal narrow the list; each chip gives something back', async ({
  page,
}) => {
  const all = await allRecipes(page);
  const total = all.length;
  await open(page, '/recipes');
  await showing(page, total, total);
  const panelButton = page.getByRole('button', { name: 'Filters' });
  await expect(panelButton).toHaveAttribute('aria-expanded', 'false');
  await panelButton.click();
  await expect(panelButton).toHaveAttribute('aria-expanded', 'true');

  const vegan = all.filter(({ diet_types }) => diet_types.includes('Vegan'));
  await page.getByRole('button', { name: 'Vegan', exact: true }).click();
  await showing(page, vegan.length, total);

  const both = vegan.filter(({ diet_types }) => diet_types.includes('High-Protein'));
  const either = all.filter(({ diet_types }) =>
    diet_types.some((diet) => diet === 'Vegan' || diet === 'High-Protein'),
  );
  await page.getByRole('button', { name: 'High-Protein', exact: true }).click();
  await showing(page, both.length, total);
  await expect(page.getByText(/Because of Vegan/)).toBeVisible();
  await page
    .getByRole('radio', { name: `${either.length} with any of them` })
    .check({ force: true });
  await showing(page, either.length, total);

  const snacks = either.filter(({ meal_type }) => meal_type === 'Snack');
  await page.getByRole('radio', { name: 'Snack' }).check({ force: true });
  await showing(page, snacks.length, total);
  await expect(page).toHaveURL('/recipes?diet=Vegan%2CHigh-Protein&meal=Snack');

  await panelButton.click();
  await expect(page.getByRole('radio', { name: 'Snack' })).toBeHidden();
  const chips = page.getByRole('region', { name: 'Active filters' });
  await expect(chips.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await chips.getByRole('button', { name: 'Remove Snack' }).click();
  await showing(page, either.length, total);
  await chips.getByRole('button', { name: 'Remove High-Protein' }).click();
  await showing(page, vegan.length, total);

  await page.getByRole('searchbox').fill('CREME');
  await expect(chips.getByRole('button', { name: 'Remove Search: CREME' })).toBeVisible();
  await chips.getByRole('button', { name: 'Clear all' }).click();
  await showing(page, total, total);
  await expect(chips).toBeHidden();
  await expect(page).toHaveURL('/recipes');
});

test('LIST-16 the address carries the selection to whoever opens it', async ({ page }) => {
  await withoutPictures(page);
  const all = await allRecipes(page);
  await open(page, '/recipes?q=salad&diet=Vegetarian&meal=Lunch&sort=alphabetical');
  await expect(page.getByRole('searchbox')).toHaveValue('salad');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('alphabetical');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await expect(page.getByText(new RegExp(`of ${all.length} recipes`))).toBeVisible();
  // The page is served with the first of them.
  await expect(async () => {
    const shown = await allTitles(page);
    expect(shown).toContain('Greek Lentil Salad with Cucumber and Feta');
    expect(shown.length).toBeLessThan(all.length);
  }).toPass();
});
