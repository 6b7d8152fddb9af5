/** 4.2 is the mean of the demonstration's 307 reviews (4.23); five reviews outweigh it half (docs/decisions/0025). */
export const ratingPrior = { mean: 4.2, reviews: 5 } as const;

/** Bayesian average (v·R + m·C) / (v + m) of the mean (1 to 5) and the prior, as IMDb orders its best 250 films (LIST-11, LIST-18). */
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
