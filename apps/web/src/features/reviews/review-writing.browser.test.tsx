import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { makeRecipe, makeReview } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';
import { readPage } from './review-pages.ts';

const reviews = [
  makeReview({ made_it: true, swaps: 'oats for rice', helpful_count: 3 }),
  makeReview({ id: 'review-2', user_name: 'Kit', rating: 1, comment: 'Too salty.' }),
];
const answers = {
  readOwnUser: () => makeUser(),
  readRecipe: () => makeRecipe(),
  listReviews: () => readPage(reviews),
};

it.each(themes.flatMap((theme) => [390, 1280].map((width) => ({ theme, width }))))(
  'REV-02 REV-03 axe finds nothing on reviews and a form with complaints ($theme, $width pixels)',
  async ({ theme, width }) => {
    await page.viewport(width, 844);
    await renderPage('/recipes/lentil-soup', { token: 'stored', answers });
    showTheme(theme);
    await screen.findByText('Too salty.');
    await page.getByRole('button', { name: 'Write Review' }).click();
    await page.getByRole('checkbox', { name: 'I made it' }).click();
    await page.getByLabelText('Your comment').fill('x'.repeat(2001));
    await screen.findByText('1 character too many');
    expect(await axeViolations()).toEqual([]);
    await expectNoSidewaysScrolling([width]);
  },
);
