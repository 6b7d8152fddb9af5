/**
 * What a recipe is taken to deserve before anybody has reviewed it: so many reviews of this mean. 4.2 is the mean of the reviews
 * of the demonstration (307 reviews, 4.23); five reviews outweigh it half. See docs/decisions/0025.
 */
export const ratingPrior = { mean: 4.2, reviews: 5 } as const;

/**
 * What recipes are ordered by as "Highest rated" (LIST-11, LIST-18): the Bayesian average of the reviews' mean (1 to 5) and the
 * prior, (v·R + m·C) / (v + m), as IMDb's list of the 250 best orders films. 0 without a review. Only the plain mean is shown.
 */
export function ratingScore(mean: number, reviews: number): number {
  if (reviews === 0) return 0;
  return (
    (ratingPrior.reviews * ratingPrior.mean + reviews * mean) / (ratingPrior.reviews + reviews)
  );
}

/** Best first: by score, then by the number of reviews. */
export const compareRatings = (
  a: { rating: number; review_count: number },
  b: { rating: number; review_count: number },
): number =>
  ratingScore(b.rating, b.review_count) - ratingScore(a.rating, a.review_count) ||
  b.review_count - a.review_count;
