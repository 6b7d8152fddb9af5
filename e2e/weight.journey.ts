import { expect, test } from '@playwright/test';
import { initialScripts } from './script-bytes.ts';

const maxBytes = 160_000;
/** A recipe brings what reads lines and steps, when the browser is idle. */
const maxRecipeBytes = 250_000;

const publicPages = [
  ...['/', '/recipes', '/foods', '/foods/analyse', '/shopping-list', '/wellness'],
  ...['/login', '/signup', '/terms', '/recipes/greek-lentil-salad'],
];

for (const locale of ['en', 'es', 'fr', 'de']) {
  test(`public pages bring at most 160 kB of script, a recipe 250 kB (${locale})`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ locale });
    for (const path of publicPages) {
      const page = await context.newPage();
      const scripts = await initialScripts(page, `${baseURL}${path}`);
      const bytes = [...scripts.values()].reduce((sum, each) => sum + each, 0);
      const limit = path.startsWith('/recipes/') ? maxRecipeBytes : maxBytes;
      expect(bytes, `${path}: ${JSON.stringify([...scripts])}`).toBeGreaterThan(50_000);
      expect(bytes, `${path}: ${JSON.stringify([...scripts])}`).toBeLessThanOrEqual(limit);
      await page.close();
    }
    await context.close();
  });
}
