import type { Page } from '@playwright/test';
import { complaints, expect, expectAccessible, expectToast, open, test } from './page-watch.ts';
import { arriveAsMember, rememberToken } from './people.ts';

const phone = { width: 390, height: 844 };

/** A recipe of the collection whose title says what it is. */
async function recipeWith(page: Page, words: RegExp): Promise<{ id: string; title: string }> {
  const reply = await page.request.get('/api/recipes?fields=card');
  const cards: { id: string; title: string }[] = await reply.json();
  const card = cards.find(({ title }) => words.test(title));
  if (card === undefined) throw new Error(`No recipe is called ${words}`);
  return card;
}

/** The member whom the server publishes while it has a demonstration; they leave out shellfish. */
async function arriveAsDemoMember(page: Page): Promise<void> {
  const { demo } = await (await page.request.get('/api/config')).json();
  const reply = await page.request.post('/api/users/login', { data: demo });
  await rememberToken(page, (await reply.json()).access_token);
}

async function expectBothThemesAccessible(page: Page): Promise<void> {
  const root = page.locator('html');
  const isDark = await root.evaluate((element) => element.classList.contains('dark'));
  await expectAccessible(page);
  await root.evaluate((element, dark) => element.classList.toggle('dark', dark), !isDark);
  await expectAccessible(page);
  await root.evaluate((element, dark) => element.classList.toggle('dark', dark), isDark);
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
  await expectBothThemesAccessible(page);
  const first = similar.getByRole('article').first();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replace(/\s+/g, ' '));
});

test('DETAIL-09 PROF-07 a member is warned of their allergen, on the page and in the list', async ({
  page,
}) => {
  await arriveAsDemoMember(page);
  const shrimp = await recipeWith(page, /Shrimp/);
  await open(page, `/recipes/${shrimp.id}`);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  const warning = page.getByRole('note', { name: 'Your allergens and diets' });
  await expect(warning).toContainText('Contains Shellfish');
  await expect(warning).toContainText('It comes from: shrimp.');
  expect(await heading.boundingBox()).toEqual(before);
  await expectBothThemesAccessible(page);
  await open(page, '/recipes?q=shrimp');
  const card = page.getByRole('article').filter({ hasText: shrimp.title });
  await expect(card.getByText('Contains Shellfish')).toBeVisible();
});

test('WELL-12 what was cooked goes into the diary, after consent, and out of it again', async ({
  page,
  watch,
}) => {
  watch.expect(complaints.status(403));
  await arriveAsMember(page);
  const soup = await recipeWith(page, /Soup/);
  await open(page, `/recipes/${soup.id}`);
  await page.getByRole('main').getByRole('button', { name: 'I cooked this' }).click();
  await page.getByRole('button', { name: 'Half a serving more' }).click();
  await page.getByRole('button', { name: 'Keep in diary' }).click();
  const consent = page.getByRole('dialog', { name: 'May we keep this for you?' });
  await expect(consent).toContainText('Only you.');
  await expectBothThemesAccessible(page);
  await consent.getByRole('button', { name: 'I agree, keep it' }).click();
  await expectToast(page, 'In your diary', `${soup.title}, 1.5 servings`);
  await page.getByRole('link', { name: 'See the day' }).click();

  await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
  const meal = page.getByRole('article').filter({ hasText: soup.title });
  await expect(meal).toContainText('1.5 servings');
  await expectBothThemesAccessible(page);
  await meal.getByRole('button', { name: /^Half a serving of .+ less$/ }).click();
  await expect(meal).toContainText('1 serving');
  await page.reload();
  await expect(meal).toContainText('1 serving');
  await meal.getByRole('button', { name: /^Delete / }).click();
  await expect(page.getByRole('heading', { name: 'Nothing cooked on this day yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(meal).toBeVisible();

  await page.getByRole('button', { name: 'Take back consent' }).click();
  await page.getByRole('button', { name: 'Take back and delete' }).click();
  await expectToast(page, 'Consent taken back, everything deleted');
  await expect(meal).toHaveCount(0);
});

test.describe('on a German phone', () => {
  test.use({ viewport: phone, locale: 'de-DE', timezoneId: 'Europe/Berlin', hasTouch: true });

  test('WELL-12 WELL-13 the same by thumb, on the day of the phone', async ({ page, watch }) => {
    watch.expect(complaints.status(403));
    await page.clock.install({ time: new Date('2026-11-19T23:30:00Z') });
    await arriveAsMember(page);
    const soup = await recipeWith(page, /Soup/);
    await open(page, `/recipes/${soup.id}`);
    await page.getByRole('main').getByRole('button', { name: 'Hab ich gekocht' }).click();
    await page.getByRole('button', { name: 'Ins Tagebuch' }).click();
    await expectBothThemesAccessible(page);
    await page.getByRole('button', { name: 'Einverstanden, speichern' }).click();
    await expectToast(page, 'Steht im Tagebuch');
    await page.getByRole('link', { name: 'Zum Tag' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Heute' })).toBeVisible();
    // Half past midnight: the new day in Berlin, still the old one in Greenwich.
    await expect(page.getByText('Freitag, 20. November')).toBeVisible();
    const meal = page.getByRole('article').filter({ hasText: soup.title });
    await expect(meal).toContainText('00:30');
    await expectBothThemesAccessible(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(phone.width);
  });
});
