import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { makeCalculation, makeProofs } from '#test/food-samples.ts';
import { makeRecipe, makeReview } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { showTheme, themes } from '#test/screen.ts';

const answers = {
  readOwnUser: () => makeUser(),
  readRecipe: () => makeRecipe(),
  listReviews: () => ({ reviews: [makeReview()], total: 1, next_cursor: null }),
  readRecipeLabels: () => makeProofs(),
  readRecipeCalculation: () => makeCalculation(),
};

it.each(themes)(
  'DETAIL-04 DETAIL-07 axe finds nothing on full figures, a timer and cook mode (%s)',
  async (theme) => {
    await renderPage('/recipes/lentil-soup', { token: 'stored', answers });
    showTheme(theme);
    await page.getByText('Full nutrition').click();
    await screen.findByRole('row', { name: /^Calories/ });
    await page.getByRole('button', { name: 'Start a timer for 20 minutes' }).click();
    await page.getByText('200 g red lentils').first().click();
    await screen.findByText(/^1 of \d ready/);
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Cook mode' }).click();
    await screen.findByRole('dialog', { name: 'Lentil Soup' });
    expect(await axeViolations()).toEqual([]);
  },
);
