import type { Page } from '@playwright/test';
import { expect } from './page-watch.ts';

export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly rating: number;
  readonly review_count: number;
  readonly prep_time: number;
  readonly cook_time: number;
  readonly allergens: readonly string[];
  readonly allergen_details: readonly string[];
  readonly may_contain: readonly string[];
  readonly is_read_whole: boolean;
  readonly created_at: string;
  readonly nutrition: { readonly calories: number };
  readonly diet_types: readonly string[];
  readonly meal_type: string;
}

export async function allRecipes(page: Page): Promise<Listed[]> {
  const answer = await (await page.request.get('/api/recipes/?limit=1000')).json();
  return Array.isArray(answer) ? answer : answer.recipes;
}

/** Neither in it nor, perhaps, in its choices, kinds and brands. */
export const isWithout = (allergen: string) => (recipe: Listed) =>
  ![...recipe.allergen_details, ...recipe.may_contain].includes(allergen);

/** As the list orders titles: accents and case do not count, nor the dot that a Turkish i lacks. */
export const plain = (title: string) =>
  title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i');

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
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const isLong = document.querySelector('main li[aria-posinset]') !== null;
    scrollTo(0, 0);
    for (;;) {
      await nextFrame();
      await nextFrame();
      read();
      if (!isLong || scrollY + innerHeight >= document.documentElement.scrollHeight - 2) break;
      scrollBy(0, innerHeight);
    }
    scrollTo(0, 0);
    await nextFrame();
    return [...found].sort(([a], [b]) => a - b).map(([, title]) => title);
  });
}

export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();
export const showing = (page: Page, shown: number, total: number) =>
  expect(page.getByText(`Showing ${shown} of ${total} recipes`)).toBeVisible();
