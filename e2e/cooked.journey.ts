import type { Page } from '@playwright/test';
import { expect, expectToast, open, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';

/** A recipe of the collection whose title says what it is. */
async function recipeWith(page: Page, words: RegExp): Promise<{ id: string; title: string }> {
  const reply = await page.request.get('/api/recipes?fields=card');
  const cards: { id: string; title: string }[] = await reply.json();
  const card = cards.find(({ title }) => words.test(title));
  if (card === undefined) throw new Error(`No recipe is called ${words}`);
  return card;
}

test('DETAIL-09 a visitor finds recipes like the one they read, and goes on to one', async ({
  page,
}) => {
  const salmon = await recipeWith(page, /^Roasted Salmon/);
  await open(page, `/recipes/${salmon.id}`);
  const similar = page.getByRole('region', { name: 'You might also like' });
  await page.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(similar.getByRole('article')).toHaveCount(4);
  await expect(similar.getByRole('heading', { name: salmon.title })).toHaveCount(0);
  await expect(page.getByRole('note')).toHaveCount(0);
  const first = similar.getByRole('article').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' '));
});

test('WELL-12 what was cooked goes into the diary, after consent, and out of it again', async ({
  page,
}) => {
  await arriveAsMember(page);
  const soup = await recipeWith(page, /Soup/);
  await open(page, `/recipes/${soup.id}`);
  await page.getByRole('main').getByRole('button', { name: 'I cooked this' }).click();
  await page.getByRole('button', { name: 'Half a serving more' }).click();
  await page.getByRole('button', { name: 'Keep in diary' }).click();
  const consent = page.getByRole('dialog', { name: 'May we keep this for you?' });
  await expect(consent).toContainText('Only you.');
  await consent.getByRole('button', { name: 'I agree, keep it' }).click();
  await expectToast(page, 'In your diary', `${soup.title}, 1.5 servings`);
  await page.getByRole('link', { name: 'See the day' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  const meal = page.getByRole('article').filter({ hasText: soup.title });
  await expect(meal).toContainText('1.5 servings');
  await meal.getByRole('button', { name: /^Half a serving of .+ less$/ }).click();
  await expect(meal).toContainText('1 serving');
  await page.reload();
  await expect(meal).toContainText('1 serving');
  await meal.getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByRole('heading', { name: 'No meals on this day yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(meal).toBeVisible();
  // The sums of the day come back above the button and move it.
  await expect(page.getByRole('button', { name: 'Your ranges' })).toBeVisible();

  await page.getByRole('button', { name: 'Take back consent' }).click();
  await page.getByRole('button', { name: 'Take back and delete' }).click();
  await expectToast(page, 'Consent taken back, everything deleted');
  await expect(meal).toHaveCount(0);
});
