import type { Page } from '@playwright/test';
import { expect, test } from './page-watch.ts';

test.use({ javaScriptEnabled: false });

interface Served {
  readonly path: string;
  readonly title: RegExp;
  readonly heading: RegExp;
  readonly kind: string;
}

const pages: Served[] = [
  {
    path: '/',
    title: /figures you can trace · Pomona$/,
    heading: /Food that fits/,
    kind: 'website',
  },
  { path: '/recipes', title: /^Recipes · Pomona$/, heading: /^Recipes$/, kind: 'website' },
  {
    path: '/recipes/greek-lentil-salad',
    title: /^Greek Lentil Salad .+ · Pomona$/,
    heading: /^Greek Lentil Salad/,
    kind: 'article',
  },
];

const content = (page: Page, selector: string) => page.locator(selector).getAttribute('content');

for (const { path, title, heading, kind } of pages) {
  test(`REC-08 ${path} can be read, described and shared without running scripts`, async ({
    page,
    baseURL,
  }) => {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    const description = await content(page, 'meta[name=description]');
    expect(description?.length).toBeGreaterThan(30);
    expect(await content(page, 'meta[property="og:title"]')).toMatch(title);
    expect(await content(page, 'meta[property="og:description"]')).toBe(description);
    expect(await content(page, 'meta[property="og:type"]')).toBe(kind);
    expect(await content(page, 'meta[property="og:url"]')).toBe(`${baseURL}${path}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`);
    const picture = await content(page, 'meta[property="og:image"]');
    expect((await page.request.get(picture ?? '')).headers()['content-type']).toMatch(/^image\//);
  });
}

test('REC-08 a recipe carries its schema.org description and its whole text', async ({ page }) => {
  await page.goto('/recipes/greek-lentil-salad');
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const recipe = JSON.parse(text ?? '');
  expect(recipe).toMatchObject({
    '@type': 'Recipe',
    recipeCategory: 'Lunch',
    prepTime: 'PT15M',
    nutrition: { '@type': 'NutritionInformation', calories: expect.stringMatching(/^\d+ kcal$/) },
  });
  expect(recipe.recipeIngredient).toHaveLength(14);
  expect(recipe.recipeInstructions).toHaveLength(5);
  const main = page.getByRole('main');
  await expect(main).toContainText('2 1/2 tbsp extra-virgin olive oil');
  await expect(main).toContainText('Scatter the feta and walnuts over the top');
});

test('REC-08 the list shows cards whose links work', async ({ page }) => {
  await page.goto('/recipes');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/recipes\/[a-z-]+$/);
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
});

test('NAV-09 an unknown address is answered with 404 and a friendly page', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 404/);
  expect((await page.goto('/nowhere'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on the menu');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
