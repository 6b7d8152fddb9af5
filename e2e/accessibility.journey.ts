import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, test } from './page-watch.ts';
import { arriveAsMember } from './people.ts';

const publicPages = [
  ...['/', '/recipes?q=bean', '/recipes/greek-lentil-salad', '/login', '/signup', '/terms'],
  ...['/privacy', '/wellness', '/admin', '/foods', '/foods?q=rice', '/foods/eggplant'],
  ...['/foods/analyse', '/nowhere', '/recipes/no-such-recipe'],
];
const memberPages = [
  ...['/profile', '/profile?tab=recipes', '/shopping-list', '/wellness', '/ai-generator', '/chat'],
  ...['/recipes/new', '/recipes/import', '/recipes/greek-lentil-salad', '/admin'],
];

async function expectAccessiblePage(page: Page, path: string): Promise<void> {
  await test.step(path, async () => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`in the ${theme} theme`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test(`NAV-09 THEME-02 axe finds nothing on any page as the server sends it (${theme})`, async ({
      page,
      watch,
    }) => {
      test.setTimeout(300_000);
      watch.expect(/status of 404/);
      await page.addInitScript((value) => localStorage.setItem('pomona.theme', value), theme);
      for (const path of publicPages) await expectAccessiblePage(page, path);
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/);
      await arriveAsMember(page);
      await open(page, '/terms');
      await expect(page.getByRole('button', { name: 'Account of Ada Quince' })).toBeVisible();
      for (const path of memberPages) await expectAccessiblePage(page, path);
    });
  });
}
