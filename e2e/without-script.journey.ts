import type { Page } from '@playwright/test';
import { expect, test } from './page-watch.ts';

test.use({ javaScriptEnabled: false });

const content = (page: Page, selector: string) => page.locator(selector).getAttribute('content');

test('REC-08 without scripts the list leads to a recipe that is readable, described and shared', async ({
  page,
  baseURL,
}) => {
  expect((await page.goto('/recipes'))?.status()).toBe(200);
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.goto('/recipes?q=greek+lentil');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL('/recipes/greek-lentil-salad');

  await test.step('readable', async () => {
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
    await expect(main).toContainText('2 1/2 tbsp extra-virgin olive oil');
    await expect(main).toContainText('Scatter the feta and walnuts over the top');
  });

  await test.step('described', async () => {
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
  });

  await test.step('shared', async () => {
    const address = `${baseURL}/recipes/greek-lentil-salad`;
    await expect(page).toHaveTitle(/^Greek Lentil Salad .+ · Pomona$/);
    expect(await content(page, 'meta[property="og:url"]')).toBe(address);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    const card = await content(page, 'meta[property="og:image"]');
    expect(card).toMatch(/^http.*-card\.jpg$/);
    const picture = await page.request.get(card ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
  });
});
