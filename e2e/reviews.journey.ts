import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectToast, open, reload, test } from './page-watch.ts';
import { arriveAsMember, newPerson } from './people.ts';

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
