// @vitest-environment happy-dom
import type { Review, ReviewPage } from '@pomona/contract/reviews';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Answer, Garbage } from '#test/fake-api.ts';
import { makeRecipe, makeReview } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { shownToast } from '#test/shown-toast.ts';
import { readPage } from './review-pages.ts';

// What the page fetches when the reader first acts is compiled then, which takes a while.
beforeAll(() => configure({ asyncUtilTimeout: 10_000 }));
afterEach(() => vi.restoreAllMocks());

const open = (listReviews: Answer, own: Record<string, Answer> = {}) =>
  renderPage('/recipes/lentil-soup', {
    answers: { readRecipe: () => makeRecipe(), listReviews, ...own },
  });
const section = async () => within(await screen.findByRole('region', { name: 'Reviews' }));

const pageOf = (reviews: Review[], own: Partial<ReviewPage> = {}): ReviewPage => ({
  ...readPage(reviews),
  ...own,
});

describe('the reviews of a recipe', () => {
  it('REV-01 shows that they load', async () => {
    await open(() => new Promise(() => {}));
    await screen.findByText('Loading reviews...');
  });

  it('REV-01 invites to be the first where there are none', async () => {
    const { requests } = await open(() => pageOf([]));
    await screen.findByText('No reviews yet. Be the first to review this recipe!');
    const matching = requests.filter(({ name }) => name === 'listReviews');
    expect(matching.map(({ params }) => params)).toEqual([{ id: 'lentil-soup' }]);
  });

  it('REV-01 only logs a failed fetch', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await open(() => new Garbage(500));
    await screen.findByText('No reviews yet. Be the first to review this recipe!');
    expect(log).toHaveBeenCalledWith('The reviews could not be loaded', expect.any(Error));
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('REV-02 shows name, stars, date and comment', async () => {
    await open(() => pageOf([makeReview({ made_it: true, swaps: 'oats for rice' })]));
    await screen.findByText('Even better the next day.');
    const reviews = await section();
    expect(reviews.getByText('Grace')).toBeDefined();
    expect(reviews.getByText('4 of 5 stars')).toBeDefined();
    expect(reviews.getByText('April 10, 2026')).toBeDefined();
    expect(reviews.getByText('Made it')).toBeDefined();
    expect(reviews.getByText('oats for rice')).toBeDefined();
  });

  it('AUTH-11 names a former member as one, for everybody in their language', async () => {
    const review = makeReview({ user_id: null, user_name: null });
    await open(() => pageOf([review]));
    await screen.findByText('Even better the next day.');
    const reviews = await section();
    expect(reviews.getByText('Former member')).toBeDefined();
    expect(reviews.getByRole('button', { name: /the review by Former member/ })).toBeDefined();
  });

  it('REV-01 reads the plain list too', async () => {
    await open(() => [makeReview(), makeReview({ id: 'review-2', comment: 'Fine.', rating: 5 })]);
    await screen.findByText('Fine.');
    expect((await section()).getByText('5 stars: 1 review')).toBeDefined();
  });

  it('shows what somebody typed as text, whatever it looks like', async () => {
    const comment = '<img src=x onerror=alert(1)> <b>bold</b>';
    await open(() => pageOf([makeReview({ comment, user_name: '<i>Eve</i>' })]));
    await screen.findByText(comment);
    expect(screen.getByText('<i>Eve</i>').querySelector('i')).toBeNull();
  });

  it('REV-07 sums up the stars above the list', async () => {
    const summary = { total: 1234, distribution: [34, 0, 200, 0, 1000], made_count: 7 };
    await open(() => pageOf([makeReview()], summary));
    const reviews = await section();
    await reviews.findByText('4.6 of 5 stars');
    const rows = within(reviews.getByRole('list', { name: 'Reviews by stars' }));
    expect(rows.getAllByRole('listitem').map((row) => row.firstChild?.textContent)).toEqual([
      '5 stars: 1,000 reviews',
      '4 stars: 0 reviews',
      '3 stars: 200 reviews',
      '2 stars: 0 reviews',
      '1 star: 34 reviews',
    ]);
    expect(reviews.getByText('7 people made it')).toBeDefined();
  });

  it('shows more of many when asked, each once', async () => {
    const first = makeReview({ id: 'a', comment: 'The first' });
    const second = makeReview({ id: 'b', comment: 'The second' });
    const next_cursor = '0_1700000000000_0b9a0f0e-6a0c-4d8e-8a77-2f4f2f6f9d11';
    const { person, requests } = await open(({ query }) =>
      query.has('after')
        ? pageOf([first, second], { total: 2 })
        : pageOf([first], { total: 2, next_cursor }),
    );
    await screen.findByText('1 of 2 shown');
    await person.click(screen.getByRole('button', { name: 'Show more' }));
    await screen.findByText('The second');
    expect(screen.getAllByText('The first')).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    const { query } = requests.findLast(({ name }) => name === 'listReviews') ?? {};
    expect([query?.get('limit'), query?.get('after')]).toEqual(['10', next_cursor]);
  });

  it('says that no more could be loaded, and keeps what is there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const next_cursor = '0_1700000000000_0b9a0f0e-6a0c-4d8e-8a77-2f4f2f6f9d11';
    const { person } = await open(({ query }) =>
      query.has('after') ? new Garbage(500) : pageOf([makeReview()], { total: 2, next_cursor }),
    );
    await person.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByText('More reviews could not be loaded. Please try again.');
    expect(screen.getByText('Even better the next day.')).toBeDefined();
  });

  it('orders by what others found helpful', async () => {
    const old = makeReview({ id: 'a', comment: 'Helpful words', helpful_count: 3 });
    const recent = makeReview({ id: 'b', comment: 'Recent words' });
    const { person } = await open(({ query }) =>
      pageOf(query.get('order') === 'helpful' ? [old, recent] : [recent, old]),
    );
    await screen.findByText('Recent words');
    const order = () => screen.getAllByText(/ words$/).map(({ textContent }) => textContent);
    expect(order()).toEqual(['Recent words', 'Helpful words']);
    await person.click(screen.getByRole('radio', { name: 'Most helpful' }));
    await waitFor(() => expect(order()).toEqual(['Helpful words', 'Recent words']));
  });

  it('asks a visitor to log in before they find a review helpful', async () => {
    const { person, requests } = await open(() => pageOf([makeReview()]));
    await person.click(
      await screen.findByRole('button', { name: /^Helpful: the review by Grace/ }),
    );
    const toast = await shownToast('Login Required');
    expect(toast.getByText('Please login to mark reviews as helpful')).toBeDefined();
    expect(requests.some(({ name }) => name === 'markHelpful')).toBe(false);
  });
});
