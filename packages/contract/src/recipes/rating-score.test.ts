import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareRatings, ratingPrior, ratingScore } from './rating-score.ts';

it('LIST-18 5.0 from one review stands behind 4.7 from thirty', () => {
  const once = { rating: 5, review_count: 1 };
  const often = { rating: 4.7, review_count: 30 };
  expect([once, often].sort(compareRatings)).toEqual([often, once]);
});

it('LIST-18 lies between the prior and the mean, the nearer to the mean the more reviews there are', () => {
  const mean = fc.double({ min: 1, max: 5, noNaN: true });
  fc.assert(
    fc.property(mean, fc.integer({ min: 1, max: 100_000 }), (rating, reviews) => {
      const distance = (count: number) => Math.abs(ratingScore(rating, count) - rating);
      expect(distance(reviews)).toBeLessThanOrEqual(Math.abs(ratingPrior.mean - rating));
      expect(distance(reviews + 1)).toBeLessThanOrEqual(distance(reviews) + 1e-12);
    }),
  );
});

it('LIST-18 what nobody has reviewed comes last, and more reviews decide between equals', () => {
  expect(ratingScore(0, 0)).toBeLessThan(ratingScore(1, 1));
  const few = { rating: ratingPrior.mean, review_count: 2 };
  const many = { rating: ratingPrior.mean, review_count: 9 };
  expect([few, many].sort(compareRatings)).toEqual([many, few]);
});
