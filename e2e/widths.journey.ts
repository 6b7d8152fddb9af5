import type { Page } from '@playwright/test';
import { expect, open, test } from './page-watch.ts';

const paths = [
  ...['/', '/recipes', '/recipes/greek-lentil-salad', '/login', '/signup', '/terms', '/privacy'],
  ...['/profile', '/shopping-list', '/ai-generator', '/wellness', '/chat', '/admin'],
  '/wellness/summary',
  ...['/foods', '/foods/eggplant', '/foods/analyse'],
];
const widths = [320, 390, 768, 1920];

/** What stands out to the right, so that a failure names its cause. */
async function expectNoSidewaysScrolling(page: Page, where: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    const tooWide = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      const beyond = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      return [
        `${scrollWidth} px`,
        ...beyond.slice(0, 3).map((element) => element.outerHTML.slice(0, 120)),
      ];
    });
    expect(tooWide, `${where} at ${width} px`).toEqual([]);
  }
}

for (const [language, locale] of [
  ['en', 'en-US'],
  ['de', 'de-DE'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test(`NAV-09 I18N-01 no page scrolls sideways, in the language of the browser (${language})`, async ({
      page,
    }) => {
      test.setTimeout(150_000);
      for (const path of paths) {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectNoSidewaysScrolling(page, path);
      }
    });
  });
}
