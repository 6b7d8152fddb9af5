import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToast, open, reload, test } from './page-watch.ts';
import { arriveAsDemoAdmin, arriveAsMember, newPerson } from './people.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Reviews' });
const writeButton = (page: Page) => section(page).getByRole('button', { name: 'Write Review' });
const comment = (page: Page) => section(page).getByLabel('Your comment');
const entry = (page: Page, text: string) =>
  section(page).getByRole('listitem').filter({ hasText: text });

/** Any that nobody has reviewed; low stars keep it at the end of the list, where no other journey looks. */
async function someRecipe(page: Page): Promise<string> {
  const reply = await page.request.get('/api/recipes?fields=card');
  const cards: { id: string; review_count: number }[] = await reply.json();
  const unreviewed = cards.filter(({ review_count }) => review_count === 0);
  const card = unreviewed[randomInt(unreviewed.length)];
  if (card === undefined) throw new Error('Every recipe has been reviewed');
  return `/recipes/${card.id}`;
}

async function review(page: Page, text: string, stars: number): Promise<void> {
  await writeButton(page).click();
  await section(page)
    .getByRole('radio', { name: `${stars} star` })
    .check({ force: true });
  await comment(page).fill(text);
  await section(page).getByRole('button', { name: 'Submit Review' }).click();
  await expect(entry(page, text)).toBeVisible();
}

test('REV-01 REV-03 a visitor reads, and is asked to sign in before writing', async ({ page }) => {
  await open(page, await someRecipe(page));
  await expect(section(page)).toContainText('No reviews yet. Be the first to review this recipe!');
  await writeButton(page).click();
  await expectToast(page, 'Login Required', 'Please login to leave a review');
});

test('REV-03 REV-05 REV-06 REV-07 two people at once: each writes, reads the other, changes and deletes', async ({
  page: ada,
  browser,
  baseURL,
}) => {
  const place = await someRecipe(ada);
  await arriveAsMember(ada, newPerson('Ada Quince'));
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  const ben = await context.newPage();
  await arriveAsMember(ben, newPerson('Ben Medlar'));
  await Promise.all([open(ada, place), open(ben, place)]);
  await Promise.all([review(ada, 'Sharp and filling.', 3), review(ben, 'Too much dill.', 1)]);

  await expect(section(ada).getByRole('button', { name: 'Already Reviewed' })).toBeDisabled();
  await Promise.all([reload(ada), reload(ben)]);
  for (const [page, first] of [
    [ada, 'Sharp and filling.'],
    [ben, 'Too much dill.'],
  ] as const) {
    await expect(section(page).getByText('2 reviews')).toBeVisible();
    await expect(section(page).getByText('2.0 of 5 stars')).toBeAttached();
    await expect(page.getByRole('article').first()).toContainText('2.0');
    await expect(section(page).locator('li[tabindex]').first()).toContainText(first);
  }

  await entry(ada, 'Too much dill.')
    .getByRole('button', { name: /^Helpful/ })
    .click();
  await expect(
    entry(ada, 'Too much dill.').getByRole('button', { name: /1 vote/ }),
  ).toHaveAttribute('aria-pressed', 'true');
  await reload(ben);
  await expect(entry(ben, 'Too much dill.')).toContainText('1 person found it helpful');

  await entry(ben, 'Too much dill.').getByRole('button', { name: 'Edit' }).click();
  await section(ben).getByRole('radio', { name: '2 stars' }).check({ force: true });
  await comment(ben).fill('Better with half the dill.');
  await section(ben).getByRole('button', { name: 'Save changes' }).click();
  await expect(entry(ben, 'Better with half the dill.')).toContainText('Edited');
  await expect(section(ben).getByText('2.5 of 5 stars')).toBeAttached();

  await entry(ada, 'Sharp and filling.').getByRole('button', { name: 'Delete' }).click();
  await ada.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(ada, 'Review deleted');
  await expect(writeButton(ada)).toBeFocused();
  await reload(ben);
  await expect(section(ben).getByText('1 review', { exact: true })).toBeVisible();
  await context.close();
});

test('REV-05 the list of recipes shows the new rating at once', async ({ page }) => {
  const place = await someRecipe(page);
  await arriveAsMember(page);
  await open(page, place);
  await review(page, 'Worth the wait.', 2);
  const header = page.getByRole('article').locator('header');
  await expect(header).toContainText('2.0 of 5 stars');
  await page.getByRole('link', { name: 'Back to Recipes' }).click();
  const { title } = await (await page.request.get(`/api${place}`)).json();
  await page.getByRole('searchbox').fill(title);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.first()).toContainText('2.0 of 5 stars');
});

test('REV-04 REV-05 what was typed outlives a failure and a reload, until it is sent', async ({
  page,
  watch,
}) => {
  watch.expect(/net::ERR_FAILED/);
  await arriveAsMember(page);
  await open(page, await someRecipe(page));
  await writeButton(page).click();
  await expect(section(page).getByRole('button', { name: 'Submit Review' })).toBeDisabled();
  await section(page).getByRole('radio', { name: '2 stars' }).check({ force: true });
  await comment(page).fill('Written on a train.');
  const calls = /\/api\/recipes\/[a-z0-9-]+\/reviews$/;
  await page.route(calls, (route) => route.abort());
  await section(page).getByRole('button', { name: 'Submit Review' }).click();
  await expectToast(page, 'Error', 'Failed to submit review. Please try again.');
  await page.unroute(calls);
  await reload(page);
  await writeButton(page).click();
  await expect(comment(page)).toHaveValue('Written on a train.');
  await comment(page).press('Control+Enter');
  await expect(section(page).getByRole('button', { name: 'Already Reviewed' })).toBeVisible();
});

test('REV-07 an administrator removes a review', async ({ page, browser, baseURL }) => {
  const place = await someRecipe(page);
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  const member = await context.newPage();
  await arriveAsMember(member);
  await open(member, place);
  await review(member, 'Buy my knives.', 1);
  await context.close();

  await arriveAsDemoAdmin(page);
  await open(page, place);
  await section(page).getByRole('button', { name: 'Remove the review by Ada Quince' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(section(page)).toContainText('No reviews yet.');
});

for (const theme of ['light', 'dark'] as const) {
  test(`REV-02 REV-03 axe finds nothing on reviews and their form, on a phone too (${theme})`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.addInitScript((name) => localStorage.setItem('pomona.theme', name), theme);
    await arriveAsMember(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/recipes/greek-lentil-salad');
      await writeButton(page).click();
      await section(page).getByRole('checkbox', { name: 'I made it' }).check();
      await comment(page).fill('x'.repeat(2001));
      await expectAccessible(page);
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    }
  });
}
