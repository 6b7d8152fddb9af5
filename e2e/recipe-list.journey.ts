import { ratingScore } from '@pomona/contract/recipes/rating-score';
import { expect, open, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';
import {
  allRecipes,
  allTitles,
  cards,
  type Listed,
  plain,
  showing,
  titles,
  withoutPictures,
} from './recipe-list.ts';

test('LIST-05 LIST-06 LIST-12 the whole collection, with what one needs to choose', async ({
  page,
}) => {
  await withoutPictures(page);
  const { length: total } = await allRecipes(page);
  await open(page, '/recipes');
  await showing(page, total, total);
  await expect(page.getByText(`${total} recipes in the collection`)).toBeVisible();
  await expect.poll(async () => (await allTitles(page)).length).toBe(total);
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

  const either = all.filter(({ diet_types }) =>
    diet_types.some((diet) => diet === 'Vegan' || diet === 'High-Protein'),
  );
  await page.getByRole('button', { name: 'High-Protein', exact: true }).click();
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

test('LIST-09 search reads titles, descriptions, ingredients and tags, without minding accents', async ({
  page,
}) => {
  await open(page, '/recipes');
  for (const [words, title] of [
    ['greek lentil', 'Greek Lentil Salad'],
    ['village salad', 'Greek Lentil Salad'],
    ['dried gréén léntils', 'Greek Lentil Salad'],
  ] as const) {
    await page.getByRole('searchbox').fill(words);
    await expect(cards(page).filter({ hasText: title })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Clear search', exact: true }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('LIST-11 LIST-18 five orders, the best rated first', async ({ page }) => {
  await withoutPictures(page);
  const all = await allRecipes(page);
  await open(page, '/recipes');
  await showing(page, all.length, all.length);
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect(order.getByRole('option')).toHaveText([
    'Highest Rated',
    'Quickest',
    'Lowest Calories',
    'Newest First',
    'A to Z',
  ]);
  const rising = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
  for (const [label, figure] of [
    ['Highest Rated', ({ rating, review_count }) => -ratingScore(rating, review_count)],
    ['Quickest', ({ prep_time }) => prep_time],
    ['Lowest Calories', ({ nutrition }) => nutrition.calories],
    ['Newest First', ({ created_at }) => -Date.parse(created_at)],
  ] as [string, (recipe: Listed) => number][]) {
    await order.selectOption({ label });
    const figureOf = new Map(all.map((recipe) => [recipe.title, figure(recipe)]));
    const first = rising(all.map(figure)).slice(0, 12);
    await expect
      .poll(async () => (await titles(page)).slice(0, 12).map((title) => figureOf.get(title)), {
        message: label,
      })
      .toEqual(first);
  }
  await order.selectOption({ label: 'A to Z' });
  const sorted = all.map(({ title }) => title).sort((a, b) => (plain(a) < plain(b) ? -1 : 1));
  await expect.poll(() => allTitles(page)).toEqual(sorted);
  await expect(page).toHaveURL('/recipes?sort=alphabetical');
});

test('LIST-16 the address carries the selection to whoever opens it', async ({ page }) => {
  await withoutPictures(page);
  const all = await allRecipes(page);
  await open(page, '/recipes?q=salad&diet=Vegetarian&meal=Lunch&sort=alphabetical');
  await expect(page.getByRole('searchbox')).toHaveValue('salad');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('alphabetical');
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  await expect(page.getByText(new RegExp(`of ${all.length} recipes`))).toBeVisible();
  const shown = await allTitles(page);
  expect(shown).toContain('Greek Lentil Salad with Cucumber and Feta');
  expect(shown.length).toBeLessThan(all.length);
});

test('LIST-16 nonsense in the address is no selection', async ({ page }) => {
  await open(page, '/recipes?diet=Stones&meal=Midnight&sort=luck&page=-1');
  await expect(page.getByRole('region', { name: 'Active filters' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('rating');
});

test('LIST-14 nothing found is told, with a way out', async ({ page }) => {
  await open(page, '/recipes?q=no%20such%20dish&diet=Keto');
  await expect(page.getByRole('heading', { name: 'No recipes found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search terms or filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page.getByText(/Showing (\d+) of \1 recipes/)).toBeVisible();
  await expect(page).toHaveURL('/recipes');
});

test('DETAIL-01 whoever came from elsewhere gets to the list by the same link', async ({
  page,
}) => {
  await open(page, '/recipes/greek-lentil-salad');
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await expect(page).toHaveURL('/recipes');
});

test('LIST-13 a member finds hearts and the way to the generator, a visitor neither', async ({
  page,
}) => {
  await open(page, '/recipes');
  const heart = page.getByRole('button', { name: /^Save .+ to favorites$/ });
  const generate = page.getByRole('link', { name: 'Generate Custom Recipe' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(heart).toHaveCount(0);
  await expect(generate).toHaveCount(0);
  await arriveAsMember(page);
  await open(page, '/recipes');
  await expect(heart.first()).toBeVisible();
  await expect.poll(async () => (await heart.count()) - (await cards(page).count())).toBe(0);
  await expect(generate).toHaveAttribute('href', '/ai-generator');
});

test('LIST-09 DETAIL-01 whoever types and follows a card at once arrives', async ({ page }) => {
  await open(page, '/recipes');
  await page.getByRole('searchbox').fill('greek lentil');
  await cards(page).filter({ hasText: 'Greek Lentil Salad' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  // Longer than the list waits before it writes itself into the address.
  await page.waitForTimeout(600);
  await expect(page).toHaveURL('/recipes/greek-lentil-salad');
});
