import type { Page } from '@playwright/test';
import { complaints, expect, hydrated, test } from './page-watch.ts';
import { newPerson, registered } from './people.ts';

/** Scripts of pages come when they are let through: what is pressed before is answered by the server. */
async function slowScripts(page: Page): Promise<{ arrive: () => void }> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    // The page that asked may be gone.
    await route.continue().catch(() => {});
  });
  return { arrive };
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert');

async function fillIn(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
}

const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('AUTH-06 a refused sign-in says why on the page, and the e-mail stays', async ({
    page,
    watch,
  }) => {
    watch.expect(complaints.status(401));
    await page.goto('/login?from=/wellness');
    await fillIn(page, { Email: 'nobody@example.org', Password: 'not-the-password' });
    await button(page, 'Login').click();
    await expect(alert(page)).toHaveText('Invalid email or password');
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.org');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page).toHaveURL(/\/login\?from=(\/|%2F)wellness$/);
  });

  test('AUTH-08 a sign-up that lacks something names it, in the language of the page', async ({
    page,
    context,
    watch,
    baseURL,
  }) => {
    watch.expect(complaints.status(422));
    await context.addCookies([{ name: 'pomona.language', value: 'fr', url: baseURL ?? '' }]);
    await page.goto('/signup');
    await page.locator('input[name=name]').fill('Ada Quince');
    await page.locator('input[name=email]').fill('ada@example.org');
    await page.locator('form button[type=submit]').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(alert(page)).not.toBeEmpty();
    await expect(page.locator('input[name=name]')).toHaveValue('Ada Quince');
    await expect(page.locator('input[name=password]')).toHaveAttribute('aria-invalid', 'true');
  });

  test('AUTH-04 a session that the browser cannot store is not promised', async ({ page }) => {
    const person = await registered(page);
    await page.goto('/login');
    await fillIn(page, { Email: person.email, Password: person.password });
    await button(page, 'Login').click();
    await expect(
      page.getByText('Your browser does not let this page keep you signed in'),
    ).toBeVisible();
  });

  test('LIST-05 the search of the list shows what it finds', async ({ page }) => {
    await page.goto('/recipes', { waitUntil: 'domcontentloaded' });
    await page.getByRole('searchbox').fill('lentil');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/recipes?q=lentil');
    await expect(page.getByRole('searchbox')).toHaveValue('lentil');
    const titles = await page.getByRole('article').allInnerTexts();
    expect(titles.length).toBeGreaterThan(3);
    expect(titles.filter((text) => /lentil/i.test(text)).length).toBeGreaterThan(2);
  });
});

test.describe('before the scripts are there', () => {
  test.use({ serviceWorkers: 'block' });

  test('AUTH-04 signing in leads to the page that asked, signed in', async ({ page }) => {
    const person = await registered(page);
    const scripts = await slowScripts(page);
    await page.goto('/login?from=/wellness', { waitUntil: 'domcontentloaded' });
    await fillIn(page, { Email: person.email, Password: person.password });
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/wellness');
    scripts.arrive();
    await expect(page.getByRole('button', { name: /Ada Quince/ })).toBeVisible();
    expect(page.url()).not.toContain('token');
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
  });

  test('AUTH-07 signing up opens an account', async ({ page }) => {
    const person = newPerson();
    const scripts = await slowScripts(page);
    await page.goto('/signup', { waitUntil: 'domcontentloaded' });
    await fillIn(page, {
      'Full name': person.name,
      Email: person.email,
      Password: person.password,
      'Confirm password': person.password,
    });
    await page.getByRole('checkbox').check();
    await button(page, 'Sign Up').click();
    await expect(page).toHaveURL('/');
    scripts.arrive();
    await expect(page.getByRole('button', { name: /Ada Quince/ })).toBeVisible();
  });

  test('AUTH-06 a refusal stays on the page when it comes alive, and the next try works', async ({
    page,
    watch,
  }) => {
    watch.expect(complaints.status(401));
    const person = await registered(page);
    const scripts = await slowScripts(page);
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await fillIn(page, { Email: person.email, Password: 'not-the-password' });
    await button(page, 'Login').click();
    await expect(alert(page)).toHaveText('Invalid email or password');
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    scripts.arrive();
    await hydrated(page);
    await expect(alert(page)).toBeVisible();
    await fillIn(page, { Password: person.password });
    await button(page, 'Login').click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: /Ada Quince/ })).toBeVisible();
  });
});
