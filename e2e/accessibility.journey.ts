import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './page-watch.ts';
import { arriveAsMember, submitSignIn, submitSignUp } from './people.ts';

async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('pomona.theme', value), theme);
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(({ page }) => chooseTheme(page, theme));

    for (const path of [
      ...['/', '/recipes?q=bean', '/recipes/greek-lentil-salad', '/login', '/signup', '/terms'],
      ...['/privacy', '/wellness', '/admin'],
    ]) {
      test(`NAV-09 THEME-02 axe finds nothing on ${path} (${theme})`, async ({ page }) => {
        await open(page, path);
        await expectAccessible(page);
      });
    }

    test(`NAV-09 axe finds nothing on the not-found pages (${theme})`, async ({ page, watch }) => {
      watch.expect(/status of 404/);
      for (const path of ['/nowhere', '/recipes/no-such-recipe']) {
        await open(page, path);
        await expectAccessible(page);
      }
    });

    test(`AUTH-05 AUTH-08 axe finds nothing on forms with complaints (${theme})`, async ({
      page,
    }) => {
      await open(page, '/login');
      await submitSignIn(page);
      await expect(page.getByText('Email is required')).toBeVisible();
      await expectAccessible(page);
      await open(page, '/signup');
      await submitSignUp(page);
      await expect(page.getByText('Full name is required')).toBeVisible();
      await expectAccessible(page);
    });

    test(`LIST-08 LIST-14 axe finds nothing on open filters, chips and the empty list (${theme})`, async ({
      page,
    }) => {
      await open(page, '/recipes?diet=Vegan&meal=Lunch&q=nothing');
      await page.getByRole('button', { name: /^Filters/ }).click();
      await expect(page.getByRole('radio', { name: 'Lunch' })).toBeChecked();
      await expectAccessible(page);
    });

    test(`NAV-04 NAV-05 axe finds nothing on open menus (${theme})`, async ({ page }) => {
      await arriveAsMember(page);
      await open(page, '/profile');
      await page.getByRole('button', { name: 'Account of Ada Quince' }).click();
      await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Language: English' }).click();
      await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toBeVisible();
      await expectAccessible(page);
    });

    test(`NAV-07 axe finds nothing on the menu of a phone (${theme})`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, '/');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expectAccessible(page);
    });

    test(`DETAIL-04 DETAIL-07 axe finds nothing on full figures, timers and cook mode (${theme})`, async ({
      page,
    }) => {
      await arriveAsMember(page);
      await open(page, '/recipes/greek-lentil-salad');
      await page.getByText('Full nutrition').click();
      await page.getByRole('button', { name: 'Start a timer for 10 minutes' }).click();
      await page.getByRole('checkbox').first().check();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cook mode' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });
  });
}
