import { expect, expectToast, open, reload, test } from './page-watch.ts';
import { fillSignIn, fillSignUp, newPerson, submitSignIn, submitSignUp } from './people.ts';

test('NAV-03 NAV-04 NAV-05 NAV-06 AUTH-01 AUTH-02 AUTH-04 AUTH-07 AUTH-10 LIST-09 DETAIL-01 I18N-01 I18N-04 THEME-01 from sign-up to sign-out', async ({
  page,
}) => {
  const person = newPerson('Ada Quince');
  const bar = page.getByRole('banner');

  await test.step('sign up from the home page', async () => {
    await open(page, '/');
    await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    await expect(bar.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    await page.getByRole('link', { name: 'Start Cooking' }).click();
    await expect(page).toHaveURL('/signup');
    await fillSignUp(page, person);
    await page.getByRole('checkbox').check();
    await submitSignUp(page);
    await expectToast(page, 'Account created successfully');
    await expect(page).toHaveURL('/');
    await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden();
  });

  await test.step('the menu of the account, and out', async () => {
    await bar.getByRole('button', { name: 'Account of Ada Quince' }).click();
    await expect(page.getByRole('menu')).toContainText(person.email);
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute(
      'href',
      '/profile',
    );
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('pomona.token'))).toBeNull();
  });

  await test.step('in again, with the address in capitals and spaces around it', async () => {
    await bar.getByRole('link', { name: 'Login' }).click();
    await fillSignIn(page, { ...person, email: ` ${person.email.toUpperCase()} ` });
    await submitSignIn(page);
    await expectToast(page, 'Login successful', 'Good to see you, Ada Quince.');
    await expect(page).toHaveURL('/');
  });

  await test.step('search and open a recipe', async () => {
    await page.getByRole('link', { name: 'Explore Recipes' }).click();
    await expect(page.getByText(/Showing \d+ of \d+ recipes/)).toBeVisible();
    await page.getByRole('searchbox').fill('greek LENTIL');
    await expect(page.getByRole('article')).toHaveCount(1);
    await page
      .getByRole('article')
      .getByRole('link', { name: /View Recipe/ })
      .click();
    await expect(page).toHaveURL('/recipes/greek-lentil-salad');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Greek Lentil Salad');
  });

  await test.step('another language, at once and for good', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await bar.getByRole('button', { name: 'Language: English' }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText([
      'English',
      'Español',
      'Français',
      'Deutsch',
    ]);
    await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { name: 'Zutaten' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await reload(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('heading', { name: 'Zutaten' })).toBeVisible();
  });

  await test.step('the dark theme, at once and for good', async () => {
    await bar.getByRole('button', { name: 'Auf dunkel umschalten' }).click();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await reload(page);
    await expect(page.locator('html')).toHaveClass(/dark/);
  });

  await test.step('sign out', async () => {
    await bar.getByRole('button', { name: 'Konto von Ada Quince' }).click();
    await page.getByRole('menuitem', { name: 'Abmelden' }).click();
    await expect(page).toHaveURL('/');
    await expect(bar.getByRole('link', { name: 'Anmelden' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('pomona.token'))).toBeNull();
  });
});

test('THEME-01 THEME-02 light at first; a chosen dark theme stands before the first paint', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.body === null) return;
      observer.disconnect();
      sessionStorage.setItem('themeAtBody', document.documentElement.className);
    }).observe(document, { childList: true, subtree: true });
  });
  const themeAtBody = () => page.evaluate(() => sessionStorage.getItem('themeAtBody'));
  await open(page, '/');
  expect(await themeAtBody()).not.toContain('dark');
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  expect(await page.evaluate(() => localStorage.getItem('pomona.theme'))).toBe('dark');
  await reload(page);
  expect(await themeAtBody()).toContain('dark');
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.getByLabel('Theme', { exact: true }).selectOption('Same as my device');
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  await reload(page);
  expect(await themeAtBody()).toContain('dark');
});
