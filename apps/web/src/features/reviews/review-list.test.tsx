// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, Garbage } from '#test/fake-api.ts';
import { makeRecipe, makeReview } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';

const open = (listReviews: Answer) =>
  renderPage('/recipes/lentil-soup', {
    answers: { readRecipe: () => makeRecipe(), listReviews },
  });

afterEach(() => vi.restoreAllMocks());

describe('the reviews of a recipe', () => {
  it('REV-01 shows that they load', async () => {
    await open(() => new Promise(() => {}));
    await screen.findByText('Loading reviews...');
  });

  it('REV-01 invites to be the first where there are none', async () => {
    const { requests } = await open(() => []);
    await screen.findByText('No reviews yet. Be the first to review this recipe!');
    const asked = requests.filter(({ name }) => name === 'listReviews');
    expect(asked.map(({ params }) => params)).toEqual([{ id: 'lentil-soup' }]);
  });

  it('REV-01 only logs a failed fetch', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(() => new Garbage(500));
    await screen.findByText('No reviews yet. Be the first to review this recipe!');
    expect(log).toHaveBeenCalledWith('The reviews could not be loaded', expect.any(Error));
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('REV-02 shows name, stars, date and comment', async () => {
    await open(() => [makeReview()]);
    await screen.findByText('Even better the next day.');
    const reviews = within(screen.getByRole('region', { name: 'Reviews' }));
    expect(reviews.getByText('Grace')).toBeDefined();
    expect(reviews.getByText('4 of 5 stars')).toBeDefined();
    expect(reviews.getByText('April 10, 2026')).toBeDefined();
  });
});
