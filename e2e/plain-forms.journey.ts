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
