import { expect, expectAccessible, newPerson, signUp, test } from './page-watch.ts';

test('AUTH-07 AUTH-04 LIST-09 DETAIL-01 I18N-04 THEME-01 NAV-04 from sign-up to sign-out', async ({
  page,
}) => {
  const person = newPerson('Ada Quince');
  await page.goto('/');
  await page.getByRole('link', { name: 'Start Cooking' }).click();
  await expect(page).toHaveURL('/signup');
  await signUp(page, person);
  await expect(page.getByText('Account created successfully')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Recipes' })).toBeVisible();

  await page.getByRole('button', { name: /Ada Quince/ }).click();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Login' })).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Login' }).click();
  await page.getByLabel('Email').fill(person.email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login successful')).toBeVisible();

  await page.getByRole('link', { name: 'Explore Recipes' }).click();
  await expect(page.getByText(/Showing \d+ of \d+ recipes/)).toBeVisible();
  await page.getByRole('searchbox').fill('lentil');
  const first = page.getByRole('article').first();
  await expect(first).toContainText(/lentil/i);
  await first.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/recipes\/[a-z-]+/);

  await page.getByRole('button', { name: /language/i }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { name: 'Zutaten' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await page.getByRole('button', { name: /dunkel/i }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);

  await page.getByRole('button', { name: /Ada Quince/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('pomona.token'))).toBeNull();
});

test('ROLE-02 AUTH-04 the demo box fills the demo account, and signing in returns to the room', async ({
  page,
}) => {
  await page.goto('/wellness');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('button', { name: /demo/i }).first().click();
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByText('Login successful')).toBeVisible();
  await expect(page).toHaveURL('/wellness');
});

for (const theme of ['light', 'dark'] as const) {
  for (const path of [
    ...['/', '/recipes', '/login', '/signup', '/terms', '/privacy', '/nowhere'],
    ...['/profile', '/shopping-list', '/ai-generator', '/wellness', '/chat', '/admin'],
  ]) {
    test(`NAV-09 THEME-02 axe finds nothing on ${path} in the ${theme} theme`, async ({
      page,
      watch,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('pomona.theme', value), theme);
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(path === '/nowhere' ? 404 : 200);
      if (path === '/nowhere') watch.problems.length = 0;
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test(`axe finds nothing on a recipe in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('pomona.theme', value), theme);
    await page.goto('/recipes');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/recipes\/[a-z-]+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}
