import type { Page } from '@playwright/test';
import { expect } from '../page-watch.ts';

interface Listed {
  readonly diet_types: readonly string[];
  readonly meal_type: string;
}

export async function allRecipes(page: Page): Promise<Listed[]> {
  const all: Listed[] = [];
  for (let number = 1; ; number += 1) {
    const address = `/api/recipes?page=${number}&limit=500&fields=card`;
    const { recipes, next_cursor } = await (await page.request.get(address)).json();
    all.push(...recipes);
    if (next_cursor === null) return all;
  }
}

/** To walk down the whole list: a fresh server draws each picture when it is first asked for. */
export const withoutPictures = (page: Page) =>
  page.route('**/api/images/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );

/** The titles of the whole list in its order, read while walking down: the page holds only those near the window. */
export async function allTitles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = new Map<number, string>();
    const read = () => {
      for (const item of document.querySelectorAll('main li:has(article)')) {
        const place = Number(item.getAttribute('aria-posinset') ?? found.size + 1);
        found.set(place, item.querySelector('h2')?.textContent ?? '');
      }
    };
    const hasGap = () => Math.max(0, ...found.keys()) > found.size;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isLong = document.querySelector('main li[aria-posinset]') !== null;
    scrollTo(0, 0);
    for (;;) {
      await nextFrame();
      await nextFrame();
      read();
      // Rows that the page had no time to show are read before the walk goes on.
      if (hasGap()) {
        scrollBy(0, -innerHeight / 2);
        continue;
      }
      if (!isLong || scrollY + innerHeight >= document.documentElement.scrollHeight - 2) break;
      scrollBy(0, innerHeight);
    }
    scrollTo(0, 0);
    await nextFrame();
    return [...found].sort(([a], [b]) => a - b).map(([, title]) => title);
  });
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const showing = (page: Page, shown: number, total: number) =>
  expect(page.getByText(`Showing ${shown} of ${total} recipes`)).toBeVisible();
