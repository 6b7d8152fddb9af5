import type { Page } from '@playwright/test';
import {
  complaints,
  expect,
  expectAccessible,
  expectToast,
  open,
  reload,
  test,
} from './page-watch.ts';
import { arriveAsMember, newPerson, rememberToken } from './people.ts';

const row = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Puts the cursor into a field by its place in the order of the keyboard, as somebody without a mouse does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const field = row(page, name);
  for (let presses = 0; presses < 60; presses += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Sixty tabs do not lead to ${name}`);
}

/** A recipe of one's own, written without the page. */
async function written(page: Page): Promise<{ id: string; token: string }> {
  const person = newPerson();
  const reply = await page.request.post('/api/users/register', { data: person });
  const { access_token: token } = await reply.json();
  const recipe = await page.request.post('/api/recipes', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      ...{ title: 'Red lentil soup', description: 'Thick and bright.', language: 'en' },
      ...{ meal_type: 'Dinner', cuisine: 'indian', difficulty: 'easy', servings: 4 },
      ...{ prep_time: 10, cook_time: 25, tags: ['soup'], notes: {}, source_url: null },
      ingredients: ['200 g red lentils', '1 onion, diced', '1 tbsp olive oil'],
      instructions: [
        'Soften the onion in the oil.',
        'Add lentils and water, simmer for 20 minutes.',
      ],
    },
  });
  expect(recipe.status()).toBe(201);
  const { id } = await recipe.json();
  await rememberToken(page, token);
  return { id, token };
}

test('FOOD-03 ADMIN-06 a recipe is written by keyboard alone, kept through a reload, saved, and changed', async ({
  page,
  watch,
}) => {
  // The server draws pages for visitors, who find no private recipe.
  watch.expect(complaints.status(404));
  await arriveAsMember(page);
  await open(page, '/recipes/new');
  await tabTo(page, 'Name of the dish');
  await page.keyboard.type('Red lentil soup with lemon');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Thick, bright and ready in half an hour.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Dinner' })).toBeChecked();
  await tabTo(page, 'Servings');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await page.keyboard.press('Tab');
  await page.keyboard.type('25');
  await tabTo(page, 'Ingredient 1');
  await page.keyboard.type(
    'For the soup:\n1 onion, diced\n200 g red lentils\n1 tbsp olive oil\n3 flubberworts',
  );
  await expect(page.getByText('Not read: “flubberworts”. It may be a food')).toBeVisible();
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
  await expect(row(page, 'Ingredient 4')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(row(page, 'Ingredient 3')).toHaveValue('1 tbsp olive oil');
  await tabTo(page, 'Step 1');
  await page.keyboard.type(
    'Soften the onion in the oil.\nAdd lentils and water, simmer for 20 minutes.',
  );
  await expect(page.getByText('100% recognized')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What is in it' })).toContainText(/\d+ kcal/);
  await expectAccessible(page);

  await reload(page);
  await expect(page.getByText('We kept what you wrote.')).toBeVisible();
  await expect(row(page, 'Ingredient 2')).toHaveValue('1 onion, diced');
  await expect(row(page, 'Servings')).toHaveValue('4');
  await row(page, 'Step 2').focus();
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Recipe created successfully');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red lentil soup with lemon');
  const bar = page.getByRole('region', { name: 'Your recipe' });
  await expect(bar).toContainText('Only you can see this recipe');
  await expectAccessible(page);

  // Nobody drew it for a visitor; on a reload its owner finds it all the same.
  await reload(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Red lentil soup with lemon');
  await bar.getByRole('link', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Step 1')).toHaveValue('Soften the onion in the oil.');
  await row(page, 'Name of the dish').focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' and cumin');
  await page.keyboard.press('Control+Enter');
  await expectToast(page, 'Recipe updated successfully');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Red lentil soup with lemon and cumin',
  );
});

test('ADMIN-06 two windows change the same recipe: both versions side by side, nothing is lost', async ({
  page: first,
  context,
  watch,
}) => {
  watch.expect(complaints.status(409), complaints.status(404));
  const { id, token } = await written(first);
  const second = await context.newPage();
  await rememberToken(second, token);
  await Promise.all([open(first, `/recipes/${id}/edit`), open(second, `/recipes/${id}/edit`)]);
  await row(first, 'Name of the dish').fill('Daal');
  await row(second, 'Name of the dish').fill('Lentil stew');
  await row(second, 'Step 1').fill('Soften the onion slowly.');
  await first.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(first, 'Recipe updated successfully');

  await second.getByRole('button', { name: 'Save changes' }).click();
  const dialog = second.getByRole('dialog', { name: 'This recipe was changed meanwhile' });
  await expect(dialog.getByRole('radio', { name: /Yours.*Lentil stew/ })).toBeChecked();
  await expect(dialog.getByRole('radio', { name: /As saved now.*Daal/ })).toBeVisible();
  await expectAccessible(second);
  await dialog.getByRole('radio', { name: /As saved now.*Daal/ }).check();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expectToast(second, 'Recipe updated successfully');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Daal');
  const recipe = second
    .getByRole('article')
    .filter({ has: second.getByRole('heading', { level: 1 }) });
  await expect(recipe).toContainText('Soften the onion slowly.');
});

test('FOOD-03 the connection breaks, the session ends elsewhere: what was typed is still there', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(complaints.cutOff, /net::ERR_FAILED/);
  const person = await arriveAsMember(page);
  await open(page, '/recipes/new');
  await row(page, 'Name of the dish').fill('Written on a train');
  await page.getByRole('radio', { name: 'Snack' }).check({ force: true });
  await row(page, 'Preparation').fill('5');
  await row(page, 'Ingredient 1').fill('1 apple');
  await row(page, 'Step 1').fill('Slice it.');
  await page.route('**/api/recipes', (route) => route.abort());
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(
    'The server could not be reached.',
  );
  await page.unroute('**/api/recipes');

  const other = await context.newPage();
  await open(other, '/');
  await other.evaluate(() => localStorage.removeItem('pomona.token'));
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(row(page, 'Name of the dish')).toHaveValue('Written on a train');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expectToast(page, 'Recipe created successfully');
});
