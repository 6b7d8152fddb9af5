import type { Page, Route } from '@playwright/test';
import { expect, test } from './page-watch.ts';

/** Scripts of the page wait until they are released: what a slow network does, without its chance. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isReleased = false;
  await page.route('**/assets/*.js', (route) => {
    if (isReleased) return route.continue();
    waiting.push(route);
  });
  return async () => {
    isReleased = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

const alive = (page: Page) => expect(page.locator('[data-waiting]')).toHaveCount(0);

test('NAV-11 a word typed into the search before the scripts are there is searched for', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/recipes', { waitUntil: 'domcontentloaded' });
  const search = page.getByRole('searchbox').first();
  await search.pressSequentially('lentil');
  await release();
  await alive(page);
  await expect(search).toHaveValue('lentil');
  await expect(page).toHaveURL(/q=lentil/);
  await search.pressSequentially(' salad');
  await expect(search).toHaveValue('lentil salad');
});

test('NAV-11 what is typed to sign in or up before the scripts are there is kept', async ({
  context,
}) => {
  for (const { path, fields, lastField } of [
    { path: '/login', fields: ['Email', 'Password'], lastField: 'Password' },
    { path: '/signup', fields: ['Name', 'Email', 'Password'], lastField: 'Password' },
  ]) {
    const page = await context.newPage();
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const main = page.getByRole('main');
    for (const field of fields)
      await main.getByRole('textbox', { name: field }).first().fill(`${field}@pomona.example`);
    await release();
    await alive(page);
    // A further key shows the fields again from what the page knows.
    const values = fields.map((field) => `${field}@pomona.example`);
    await main.getByRole('textbox', { name: lastField }).first().press('End');
    await page.keyboard.type('!');
    values.push(`${values.pop()}!`);
    for (const [index, field] of fields.entries())
      await expect(main.getByRole('textbox', { name: field }).first()).toHaveValue(
        values[index] ?? '',
      );
  }
});

test('NAV-11 a menu opened before the scripts are there opens once they are', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /language/i }).click();
  await release();
  await expect(page.getByRole('menuitemradio', { name: /Deutsch/ })).toBeVisible();
});
