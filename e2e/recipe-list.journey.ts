import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, open, reload, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';

interface Listed {
  readonly id: string;
  readonly title: string;
  readonly rating: number;
  readonly review_count: number;
  readonly prep_time: number;
  readonly cook_time: number;
  readonly allergens: readonly string[];
  readonly created_at: string;
  readonly nutrition: { readonly calories: number };
  readonly diet_types: readonly string[];
  readonly meal_type: string;
}

async function allRecipes(page: Page): Promise<Listed[]> {
  const answer = await (await page.request.get('/api/recipes/?limit=1000')).json();
  return Array.isArray(answer) ? answer : answer.recipes;
}

/** As the list orders titles: accents and case do not count, nor the dot that a Turkish i lacks. */
const plain = (title: string) =>
  title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

/** For whoever walks down the whole list: a fresh server draws each picture when it is first asked for. */
const withoutPictures = (page: Page) =>
  page.route('**/api/images/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );

/** The titles of the whole list in its order, read while walking down: the page holds only those near the window. */
async function allTitles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = new Map<number, string>();
    const read = () => {
      for (const item of document.querySelectorAll('main li:has(article)')) {
        const place = Number(item.getAttribute('aria-posinset') ?? found.size + 1);
        found.set(place, item.querySelector('h2')?.textContent ?? '');
      }
    };
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isLong = document.querySelector('main li[aria-posinset]') !== null;
    scrollTo(0, 0);
    for (;;) {
      await nextFrame();
      await nextFrame();
      read();
      if (!isLong || scrollY + innerHeight >= document.documentElement.scrollHeight - 2) break;
      scrollBy(0, innerHeight);
    }
    scrollTo(0, 0);
    await nextFrame();
    return [...found].sort(([a], [b]) => a - b).map(([, title]) => title);
  });
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
const showing = (page: Page, shown: number, total: number) =>
  expect(page.getByText(`Showing ${shown} of ${total} recipes`)).toBeVisible();

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

test('LIST-11 five orders, the best rated first', async ({ page }) => {
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
    ['Highest Rated', ({ rating }) => -rating],
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

/** Walks down until a card far beyond the first ones stands in the window, and says where. */
async function walkDown(page: Page): Promise<Locator> {
  const count = Number(await cards(page).locator('..').first().getAttribute('aria-setsize'));
  const place = Math.min(count, 40);
  const item = page.locator(`li[aria-posinset="${place}"]`);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    await expect(item).toBeInViewport({ ratio: 0.3, timeout: 200 });
  }).toPass({ intervals: [50] });
  return item;
}

const leftFrom = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('DETAIL-01 LIST-16 the way back from a recipe leads to the list as it was', async ({
  page,
}) => {
  await withoutPictures(page);
  await open(page, '/recipes?diet=Vegetarian&sort=alphabetical');
  await expect(page.locator('li[aria-setsize]').first()).toBeVisible();
  const item = await walkDown(page);
  const title = await item.getByRole('heading').textContent();
  await item.getByRole('link').focus();
  const before = await leftFrom(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recipes\/[a-z0-9-]+$/);
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  await expect(page).toHaveURL('/recipes?diet=Vegetarian&sort=alphabetical');
  await expect(page.getByRole('button', { name: 'Remove Vegetarian' })).toBeVisible();
  await expect.poll(async () => Math.abs((await leftFrom(page)) - before)).toBeLessThan(3);
  await expect(
    cards(page)
      .filter({ hasText: title ?? '' })
      .first(),
  ).toBeInViewport();
});

test('LIST-16 the place in the list outlives a reload', async ({ page }) => {
  await withoutPictures(page);
  await open(page, '/recipes?sort=alphabetical');
  await expect(page.locator('li[aria-setsize]').first()).toBeVisible();
  const item = await walkDown(page);
  const place = await item.getAttribute('aria-posinset');
  await reload(page);
  await expect(page.locator(`li[aria-posinset="${place}"]`)).toBeInViewport();
});

test('LIST-16 the document holds the cards near the window, and tells how many there are', async ({
  page,
}) => {
  await withoutPictures(page);
  const { length: total } = await allRecipes(page);
  await open(page, '/recipes');
  await showing(page, total, total);
  const items = page.locator('main li:has(article)');
  await expect(items.first()).toHaveAttribute('aria-setsize', String(total));
  await expect(items.first()).toHaveAttribute('aria-posinset', '1');
  expect(await items.count()).toBeLessThan(Math.min(total, 40));
  // Rows that nobody has seen are taken for as high as the seen ones: the end may move a little once they come.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.locator(`li[aria-posinset="${total}"]`)).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await items.count()).toBeLessThan(40);
});

test('LIST-16 the focus stays where it is when its row leaves the window, and Tab goes on from there', async ({
  page,
}) => {
  await withoutPictures(page);
  await open(page, '/recipes');
  await expect(page.locator('li[aria-setsize]').first()).toBeVisible();
  const link = page.locator('li[aria-posinset="2"]').getByRole('link');
  await link.focus();
  await walkDown(page);
  await expect(link).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('li[aria-posinset="3"]').getByRole('link')).toBeFocused();
  await expect(page.locator('li[aria-posinset="3"]')).toBeInViewport();
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

test('LIST-16 a search that was just typed is there on the way back', async ({ page }) => {
  await open(page, '/recipes');
  await expect(page.locator('li[aria-setsize]').first()).toBeVisible();
  await page.getByRole('searchbox').fill('greek lentil');
  await cards(page).filter({ hasText: 'Greek Lentil Salad' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/recipes?q=greek+lentil');
  await expect(page.getByRole('searchbox')).toHaveValue('greek lentil');
});

test('LIST-16 "I have PCOS, twenty minutes, no dairy": filters with counts, by keyboard, in the address', async ({
  page,
}) => {
  await withoutPictures(page);
  const all = await allRecipes(page);
  await open(page, '/recipes');
  await showing(page, all.length, all.length);
  await page.getByRole('button', { name: 'Filters' }).click();
  const pcos = all.filter(({ diet_types }) => diet_types.includes('PCOS'));
  const chip = page.getByRole('button', { name: 'PCOS (PMOS)' });
  await expect(chip).toContainText(String(pcos.length));
  await chip.focus();
  await page.keyboard.press('Space');
  await showing(page, pcos.length, all.length);
  const quick = pcos.filter(({ prep_time, cook_time }) => prep_time + cook_time <= 20);
  const time = page.getByRole('combobox', { name: 'Total time' });
  await expect(time).toContainText(`Up to 20 min (${quick.length})`);
  await time.selectOption('20');
  await showing(page, quick.length, all.length);
  const left = quick.filter(({ allergens }) => !allergens.includes('Dairy'));
  await page.getByRole('button', { name: 'Dairy', exact: true }).click();
  await showing(page, left.length, all.length);
  await expect(page).toHaveURL('/recipes?diet=PCOS&avoid=Dairy&max_minutes=20');
  await expectAccessible(page);
  await reload(page);
  await showing(page, left.length, all.length);
  await page.getByRole('button', { name: 'Remove Without Dairy' }).click();
  await showing(page, quick.length, all.length);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await showing(page, all.length, all.length);
});

test('LIST-16 all of the chosen diets, or any', async ({ page }) => {
  await withoutPictures(page);
  const all = await allRecipes(page);
  const both = all.filter(({ diet_types }) =>
    ['Vegan', 'Keto'].every((diet) => diet_types.includes(diet)),
  );
  await open(page, '/recipes?diet=Vegan%2CKeto&diets=all');
  await showing(page, both.length, all.length);
  await page.getByRole('button', { name: 'Remove All of these diets' }).click();
  const either = all.filter(({ diet_types }) =>
    ['Vegan', 'Keto'].some((diet) => diet_types.includes(diet)),
  );
  await showing(page, either.length, all.length);
});
