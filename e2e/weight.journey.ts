import { expect, test } from '@playwright/test';
import { initialScripts } from './script-bytes.ts';

const limitBytes = 160_000;

const publicPages = [
  ...['/', '/recipes', '/recipes/greek-lentil-salad', '/foods', '/foods/analyse'],
  ...['/shopping-list', '/wellness', '/login', '/signup', '/terms'],
];

for (const locale of ['en', 'es', 'fr', 'de']) {
  test(`public pages bring at most 160 kB of script at first (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale });
    for (const path of publicPages) {
      const page = await context.newPage();
      const scripts = await initialScripts(page, `${baseURL}${path}`);
      const bytes = [...scripts.values()].reduce((sum, each) => sum + each, 0);
      expect(bytes, `${path}: ${JSON.stringify([...scripts])}`).toBeGreaterThan(50_000);
      expect(bytes, `${path}: ${JSON.stringify([...scripts])}`).toBeLessThanOrEqual(limitBytes);
      await page.close();
    }
    await context.close();
  });
}
