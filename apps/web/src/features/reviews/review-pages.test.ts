import { expect, it } from 'vitest';
import { makeReview } from '#test/recipe-samples.ts';
import {
  meanOf,
  ownReview,
  type ReviewPages,
  readPage,
  shownReviews,
  withChanged,
  withoutReview,
  withReview,
} from './review-pages.ts';

const a = makeReview({ id: 'a', rating: 4 });
const b = makeReview({ id: 'b', rating: 2, made_it: true });
const own = makeReview({ id: 'own', user_id: 'me', rating: 5, made_it: true });

/** Two pages; the totals of all stand in each. */
function pagesOf(isOwnKnown = false): ReviewPages {
  const summary = { total: 3, distribution: [0, 1, 0, 1, 1], made_count: 2 };
  const page = { ...summary, own: isOwnKnown ? own : null, next_cursor: null };
  return {
    pages: [
      { ...page, reviews: [a] },
      { ...page, reviews: [b, own] },
    ],
    pageParams: [null, 'x'],
  };
}
const summaryOf = ({ pages: [first] }: ReviewPages) =>
  first && [first.total, first.distribution, first.made_count];
const idsOf = (pages: ReviewPages, mine = ownReview(pages, 'me')) =>
  shownReviews(pages, mine).map(({ id }) => id);

it('REV-03 knows the reader’s own from what the server says, and from the list', () => {
  expect(ownReview(pagesOf(true), 'me')).toBe(own);
  expect(ownReview(pagesOf(), 'me')).toBe(own);
  expect(ownReview(pagesOf(), 'you')).toBeNull();
  expect(ownReview(pagesOf(), null)).toBeNull();
});

it('shows each once, the reader’s own first', () => {
  expect(idsOf(pagesOf())).toEqual(['own', 'a', 'b']);
  expect(idsOf(pagesOf(), null)).toEqual(['a', 'b', 'own']);
});

it('REV-05 puts a new review first and counts it', () => {
  const fresh = makeReview({ id: 'new', user_id: 'me', rating: 4 });
  const pages = withReview({ ...pagesOf(), pages: pagesOf().pages.slice(0, 1) }, fresh);
  expect(idsOf(pages)).toEqual(['new', 'a']);
  expect(summaryOf(pages)).toEqual([4, [0, 1, 0, 2, 1], 2]);
});

it('REV-07 follows a change of stars, on whatever page', () => {
  const pages = withChanged(pagesOf(true), { ...own, rating: 1, made_it: false });
  expect(summaryOf(pages)).toEqual([3, [1, 1, 0, 1, 0], 1]);
  expect(ownReview(pages, 'me')?.rating).toBe(1);
  expect(withChanged(pagesOf(), makeReview({ id: 'unknown' }))).toEqual(pagesOf());
});

it('REV-07 forgets what was deleted', () => {
  const pages = withoutReview(pagesOf(true), 'own');
  expect([idsOf(pages), ownReview(pages, 'me')]).toEqual([['a', 'b'], null]);
  expect(summaryOf(pages)).toEqual([2, [0, 1, 0, 1, 0], 1]);
});

it('REV-07 the mean is that of all stars', () => {
  expect(meanOf({ total: 3, distribution: [0, 1, 0, 1, 1] })).toBeCloseTo(11 / 3);
  expect(meanOf({ total: 0, distribution: [0, 0, 0, 0, 0] })).toBe(0);
  expect(readPage([a, b])).toMatchObject({
    total: 2,
    distribution: [0, 1, 0, 1, 0],
    made_count: 1,
  });
});
