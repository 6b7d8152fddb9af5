import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { complaints, expect, expectToast, open, test } from './page-watch.ts';
import { arriveAsDemoAdmin, arriveAsMember, newPerson } from './people.ts';

const recipe = (title: string) => ({
  ...{ title, description: 'Tart plums under oats.', language: 'en' },
  ...{ meal_type: 'Snack', cuisine: null, difficulty: 'easy', prep_time: 15, cook_time: 30 },
  servings: 6,
  ingredients: ['500 g plums', '100 g rolled oats', '60 g butter'],
  instructions: ['Halve the plums.', 'Bake for 30 minutes until golden.'],
  ...{ tags: ['dessert'], notes: {}, source_url: null },
});
const ownTitle = () => `Plum Crumble ${randomUUID().slice(0, 8)}`;

interface Call {
  method: 'POST' | 'PUT' | 'DELETE';
  path: string;
  data?: object;
}

/** A call of the API as the member of this page, for what another journey is about. */
async function call(page: Page, { method, path, data }: Call) {
  const token = await page.evaluate(() => localStorage.getItem('pomona.token'));
  const reply = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  expect(reply.ok(), `${method} ${path}: ${reply.status()}`).toBe(true);
  return reply.status() === 204 ? null : reply.json();
}

/** A member on their own recipes, one of which has this title. */
async function arriveWithRecipe(page: Page, title: string): Promise<{ id: string }> {
  await arriveAsMember(page, newPerson('Ada Quince'));
  await open(page, '/profile?tab=recipes');
  await expect(page.getByText('No recipe of yours yet')).toBeVisible();
  const made = await call(page, { method: 'POST', path: '/api/recipes', data: recipe(title) });
  await page.reload();
  await expect(row(page, title)).toBeVisible();
  return made;
}

const row = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More about ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function adminPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  const admin = await context.newPage();
  await arriveAsDemoAdmin(admin);
  return admin;
}

test('REC-07 ADMIN-05 a member offers, an administrator reads and publishes, everybody finds it', async ({
  page: ada,
  browser,
  baseURL,
}) => {
  const title = ownTitle();
  const { id } = await arriveWithRecipe(ada, title);
  await choose(ada, title, 'Offer for publication');
  await expectToast(ada, 'Offered for publication');
  await expect(row(ada, title)).toContainText('Offered');

  const admin = await adminPage(browser, baseURL);
  await open(admin, '/admin');
  await expect(row(admin, title)).toContainText('By Ada Quince');
  await admin.getByRole('link', { name: `Read ${title}` }).click();
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const reading = admin.getByRole('region', { name: 'Offered recipe' });
  await reading.getByRole('link', { name: 'To the offers' }).click();
  await admin.getByRole('button', { name: `Publish ${title}` }).click();
  await expectToast(admin, `“${title}” is published`);
  await expect(row(admin, title)).toHaveCount(0);
  await admin.context().close();

  const visitor = await ada.request.get(`/api/recipes/${id}`);
  expect(visitor.status()).toBe(200);
  await ada.reload();
  await expect(row(ada, title)).toContainText('Published');
  await choose(ada, title, 'Take back');
  await ada.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expectToast(ada, 'Private again');
  const gone = await ada.request.get(`/api/recipes/${id}`);
  expect(gone.status()).toBe(404);
});

test('REC-07 on a phone in French: what was changed meanwhile is not published unseen; then it is declined', async ({
  page: ada,
  browser,
  baseURL,
  watch,
}) => {
  watch.expect(complaints.status(409));
  const title = ownTitle();
  const { id } = await arriveWithRecipe(ada, title);
  await call(ada, { method: 'PUT', path: `/api/recipes/${id}/offer` });

  const admin = await adminPage(browser, baseURL);
  await admin.setViewportSize({ width: 390, height: 844 });
  await admin.addInitScript(() => localStorage.setItem('pomona.language', 'fr'));
  await open(admin, '/admin');
  await admin.getByRole('link', { name: `Lire ${title}`, exact: true }).click();
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Recette proposée' })).toBeVisible();
  await admin.goBack();
  await expect(row(admin, title)).toBeVisible();
  await expect(admin.getByRole('button', { name: `Publier ${title}`, exact: true })).toBeVisible();
  const changed = { ...recipe(`${title} bis`), version: 1 };
  await call(ada, { method: 'PUT', path: `/api/recipes/${id}`, data: changed });
  await admin.getByRole('button', { name: `Publier ${title}`, exact: true }).click();
  await expectToast(admin, 'a été modifiée', 'Relisez-la avant de la publier.');
  await expect(row(admin, `${title} bis`)).toBeVisible();
  await admin.getByRole('button', { name: `Refuser ${title} bis` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Refuser' }).click();
  await expectToast(admin, 'a été refusée');
  await admin.context().close();
  await ada.reload();
  await expect(row(ada, `${title} bis`)).toContainText('Private');
});
