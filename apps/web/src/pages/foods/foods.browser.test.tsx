import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { makeAnalysis, makeFood, makeLabel, makeLine } from '#test/food-samples.ts';
import { makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';

const rice = { key: 'rice-white', name: 'white rice', category: 'Grains' };
const flubber = makeLine({
  ...{ text: '200 g flubber worts', food: null, grams: null, grams_range: null },
  ...{ measured_by: null, unread: ['flubber', 'worts'], read_whole: false },
  words: [
    { text: '200', role: 'amount' },
    { before: ' ', text: 'g', role: 'unit' },
    { before: ' ', text: 'flubber', role: 'unread' },
    { before: ' ', text: 'worts', role: 'unread' },
  ],
});
const answers = {
  listFoods: () => ({ total: 1, categories: [{ category: 'Grains', count: 1 }], foods: [rice] }),
  searchFoods: () => ({ foods: [{ ...rice, matched: 'arroz' }] }),
  readFood: () =>
    makeFood({
      per_100_g: { calories: 365, carbs: 80, fiber: 1.3, fat: 0.66, mono_fat: 0.206 },
      recipes: { total: 1, cards: [makeCard()] },
    }),
  analyseFood: () =>
    makeAnalysis({
      ...{ lines: [makeLine(), flubber], labels: [makeLabel()], is_read_whole: false },
      ...{ coverage: 0.95, left_out: ['200 g flubber worts'] },
    }),
};

describe.each(themes)('pages about foods on a phone (%s)', (theme) => {
  it.each([
    ['/foods', /^Grains/],
    ['/foods?q=rice', '1 food found'],
    ['/foods?category=Grains', 'All categories'],
    ['/foods/rice-white', 'Figures for'],
  ])('FOOD-02 axe finds nothing on %s, which scrolls one way only', async (path, text) => {
    await page.viewport(390, 844);
    await renderPage(path, { answers });
    showTheme(theme);
    await screen.findAllByText(text);
    expect(await axeViolations()).toEqual([]);
    await expectNoSidewaysScrolling([320, 390]);
  });

  it('FOOD-01 REC-09 axe finds nothing on what was read and not read, and an explained label', async () => {
    await page.viewport(390, 844);
    await renderPage('/foods/analyse', { answers });
    showTheme(theme);
    await page.getByRole('textbox', { name: 'Ingredients' }).fill('200 g red lentils');
    await screen.findByText(/flubber worts/, { selector: 'mark' });
    const labels = page.getByRole('region', { name: 'Why these labels' });
    await labels.getByText('High-Fiber').first().click();
    await expect.element(labels.getByRole('link').first()).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await expectNoSidewaysScrolling([320, 390]);
  });
});
