import type { Page } from '@playwright/test';
import { expect, open, test } from './page-watch.ts';

const paths = [
  ...['/', '/recipes', '/recipes/greek-lentil-salad', '/login', '/signup', '/terms', '/privacy'],
  ...['/profile', '/shopping-list', '/ai-generator', '/wellness', '/chat', '/admin'],
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
  ['English', 'en-US'],
  ['German', 'de-DE'],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ locale });

    for (const half of [paths.slice(0, 6), paths.slice(6)]) {
      test(`NAV-09 no sideways scrolling in ${language} from ${half[0]} on`, async ({ page }) => {
        for (const path of half) {
          await open(page, path);
          await expectNoSidewaysScrolling(page, path);
        }
      });
    }

    test(`LIST-05 LIST-14 no sideways scrolling with filters, chips and an empty list in ${language}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(
        page,
        '/recipes?diet=Anti-Inflammatory,Diabetes-Friendly&meal=Breakfast&q=nothing',
      );
      await page.locator('[aria-controls="recipe-filters"]').click();
      await expect(page.locator('#recipe-filters')).toBeVisible();
      await expectNoSidewaysScrolling(page, 'the open filters');
    });
  });
}
