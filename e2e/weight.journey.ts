import { type BrowserContext, expect, test } from '@playwright/test';
import { initialScripts } from './support/script-bytes.ts';

const maxBytes = 160_000;
/** A recipe brings what reads lines and steps, when the browser is idle. */
const maxRecipeBytes = 250_000;
const maxFiles = 20;

const atOnce = 5;

const publicPages = [
  ...['/', '/recipes', '/foods', '/foods/analyse', '/shopping-list', '/wellness'],
  '/ai-generator',
  ...['/login', '/signup', '/terms', '/recipes/greek-lentil-salad'],
];

test('public pages bring at most 160 kB of script, a recipe 250 kB, in 20 files, in each language', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const weigh = async (context: BrowserContext, path: string) => {
    const page = await context.newPage();
    const scripts = await initialScripts(page, `${baseURL}${path}`);
    await page.close();
    const bytes = [...scripts.values()].reduce((sum, each) => sum + each, 0);
    const limit = path.startsWith('/recipes/') ? maxRecipeBytes : maxBytes;
    expect(bytes, `${path}: ${JSON.stringify([...scripts])}`).toBeGreaterThan(50_000);
    expect(bytes, `${path}: ${JSON.stringify([...scripts])}`).toBeLessThanOrEqual(limit);
    expect(scripts.size, `${path}: ${JSON.stringify([...scripts])}`).toBeLessThanOrEqual(maxFiles);
  };
  for (const locale of ['en', 'es', 'fr', 'de']) {
    const context = await browser.newContext({ locale });
    // Most of the time is waiting for a browser that has nothing more to fetch.
    for (let begin = 0; begin < publicPages.length; begin += atOnce)
      await Promise.all(
        publicPages.slice(begin, begin + atOnce).map((path) => weigh(context, path)),
      );
    await context.close();
  }
});
