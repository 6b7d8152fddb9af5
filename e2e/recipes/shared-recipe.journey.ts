import type { Browser, Page } from '@playwright/test';
import { complaints, expect, expectToast, open, test } from '../page-watch.ts';
import { arriveAsMember, newPerson, rememberToken } from '../people.ts';

/** A red picture of 400 × 300. */
async function picture(page: Page): Promise<string> {
  return page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 400, height: 300 });
    const brush = canvas.getContext('2d');
    if (brush === null) throw new Error('Nothing to draw with');
    brush.fillStyle = '#8b1e3f';
    brush.fillRect(0, 0, 400, 300);
    return canvas.toDataURL('image/jpeg');
  });
}

/** A recipe that only its owner can open, with a picture of theirs. */
async function written(page: Page): Promise<string> {
  const reply = await page.request.post('/api/users/register', { data: newPerson('Ada Quince') });
  const { access_token: token } = await reply.json();
  await page.goto('/terms');
  const recipe = await page.request.post('/api/recipes', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ title: 'Aunt’s plum bake', description: 'Dark and soft.', language: 'en' },
      ...{ meal_type: 'Snack', cuisine: null, difficulty: 'easy', servings: 4 },
      ...{ prep_time: 10, cook_time: 25, tags: ['plums'], notes: { swap: 'Pears work, too.' } },
      source_url: 'https://kitchen.example/private?key=secret',
      ingredients: ['500 g plums', '100 g ground almonds', '2 eggs'],
      instructions: ['Halve the plums.', 'Mix the rest and pour it over.', 'Bake for 25 minutes.'],
      image: await picture(page),
    },
  });
  expect(recipe.status()).toBe(201);
  await rememberToken(page, token);
  return (await recipe.json()).id;
}

async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  return context.newPage();
}

/** The dialog stays open. */
async function linkTo(page: Page, id: string): Promise<string> {
  await open(page, `/recipes/${id}`);
  await page.getByRole('button', { name: 'Share recipe' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  return page.getByLabel('Link', { exact: true }).inputValue();
}

const gone = 'This link does not open a recipe';
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('SHARE-02 a private recipe is opened by its link, with its picture, and by nothing else', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  // Links that open nothing any more, and the owner's page as the server renders it for visitors.
  watch.expect(complaints.status(404));
  const id = await written(page);
  await open(page, `/recipes/${id}`);
  await expect(page.getByText('Only you can see this recipe')).toBeVisible();
  await page.getByRole('button', { name: 'Share recipe' }).click();
  await expect(page.getByText(/and your name \(Ada Quince\)/)).toBeVisible();
  await page.getByRole('button', { name: 'Create link' }).click();
  const first = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Only you and who has your link')).toBeVisible();

  const visitor = await another(browser, baseURL);
  const document = await visitor.goto(first);
  expect(document?.status()).toBe(200);
  expect(document?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  });
  const html = (await document?.text()) ?? '';
  expect(html).toContain('Mix the rest and pour it over.');
  expect(html).toContain('content="noindex"');
  expect(html).not.toMatch(/kitchen\.example|@example\.org/);
  await expect(title(visitor)).toHaveText('Aunt’s plum bake');
  const shown = visitor.getByRole('img', { name: 'Aunt’s plum bake' });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await visitor.getByRole('button', { name: 'One serving more' }).click();
  await expect(visitor.getByText('125 g ground almonds')).toBeVisible();

  const guest = await another(browser, baseURL);
  await arriveAsMember(guest, newPerson('Ben Sorrel'));
  await open(guest, new URL(first).pathname);
  await expect(guest.getByText(/Ada Quince shared this recipe with you/)).toBeVisible();
  await guest.goto(`/recipes/${id}`);
  await expect(title(guest)).toHaveText('Recipe not found');

  for (const other of [visitor, guest]) await other.context().close();
});

test('SHARE-02 a new link ends the last one, and revoking ends it at once', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.expect(complaints.status(404));
  const id = await written(page);
  const first = await linkTo(page, id);
  await page.getByRole('button', { name: 'Create new link' }).click();
  await expect(page.getByLabel('Link', { exact: true })).not.toHaveValue(first);
  const second = await page.getByLabel('Link', { exact: true }).inputValue();
  const visitor = await another(browser, baseURL);
  expect((await visitor.goto(first))?.status()).toBe(404);
  await expect(title(visitor)).toHaveText(gone);
  await visitor.goto(second);
  await expect(title(visitor)).toHaveText('Aunt’s plum bake');

  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expectToast(page, 'Link revoked');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Only you can see this recipe')).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await expect(title(visitor)).toHaveText(gone);
  await visitor.context().close();
});

test('SHARE-02 what is printed of a shared recipe is the recipe alone', async ({ page, watch }) => {
  // For the visitor that the server renders pages for, one's own recipe is not there.
  watch.expect(complaints.status(404));
  const link = await linkTo(page, await written(page));
  await open(page, new URL(link).pathname);
  await expect(page.getByRole('link', { name: 'Open its own page' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('500 g plums')).toBeVisible();
  await expect(page.getByText('Halve the plums.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open its own page' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print recipe' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeHidden();
});
