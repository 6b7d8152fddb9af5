import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectToast, open, reload, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';

const room = '/ai-generator';
const ingredients = (page: Page) => page.getByLabel('Ingredients you have');
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Recipe' });
const card = (page: Page) => page.getByRole('article');
const titleOf = (page: Page) => card(page).getByRole('heading', { level: 2 });

async function request(page: Page, foods: string): Promise<void> {
  await ingredients(page).fill(foods);
  await ingredients(page).press('Enter');
  await generate(page).click();
}

test('GEN-01 GEN-02 GEN-04 GEN-05 GEN-09 a recipe is cooked, put on the list, saved and found among the own ones', async ({
  page,
}) => {
  await arriveAsMember(page);
  await open(page, room);
  await page.getByRole('button', { name: 'Vegan', exact: true }).click();
  await ingredients(page).fill('chickpeas, spinach, lemon, butter');
  await ingredients(page).press('Enter');
  await expect(page.getByText('butter: does not go with Vegan')).toBeVisible();
  await page.getByLabel('Minutes at most').fill('40');
  await generate(page).click();
  await expect(card(page)).toContainText('AI Generated');
  await expect(titleOf(page)).toBeFocused();
  await expect(card(page)).toContainText(/chickpeas/i);
  await expect(card(page)).toContainText('butter: does not go with Vegan');
  await expect(card(page)).toContainText('Cooked by Pomona’s own chef');
  await expectAccessible(page);
  const title = (await titleOf(page).textContent()) ?? '';

  await reload(page);
  await expect(titleOf(page)).toHaveText(title);

  // What is at hand stays off the list unless one chooses all of it.
  await page.getByLabel(/^Add only what you don’t have yet/).uncheck();
  await page.getByRole('button', { name: 'Add to List' }).click();
  await expectToast(page, /\d+ items? added/);
  await page.getByRole('button', { name: 'Save Recipe' }).click();
  await expect(page).toHaveURL(/\/recipes\/(?!new)/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await open(page, '/shopping-list');
  await expect(page.getByRole('main')).toContainText(/chickpeas/i);
  await open(page, '/profile?tab=recipes');
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
});

test('GEN-05 another one is a different one, and the first stays at hand', async ({ page }) => {
  await arriveAsMember(page);
  await open(page, room);
  await request(page, 'potatoes, leeks, eggs');
  const first = (await titleOf(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Generate Another Recipe' }).click();
  await expect(titleOf(page)).not.toHaveText(first);
  await page.getByRole('button', { name: first }).click();
  await expect(titleOf(page)).toHaveText(first);
});

test('GEN-10 what is impossible is refused with a reason, and one press makes it possible', async ({
  page,
}) => {
  await arriveAsMember(page);
  await open(page, room);
  await page.getByRole('button', { name: 'Vegan', exact: true }).click();
  await request(page, 'chicken breast');
  await expect(page.getByRole('heading', { name: 'That does not work yet' })).toBeVisible();
  const change = page.getByRole('region', { name: 'That does not work yet' });
  await change.getByRole('button').first().click();
  await expect(titleOf(page)).toBeVisible();
});

test('GEN-02 it can be cancelled, and everything entered stays', async ({ page }) => {
  await arriveAsMember(page);
  await page.route('**/api/ai/recipes', () => undefined);
  await open(page, room);
  await request(page, 'rice, peas');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled. Everything you entered is still here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove peas' })).toBeVisible();
  await page.unroute('**/api/ai/recipes');
  await generate(page).click();
  await expect(titleOf(page)).toBeVisible();
});
