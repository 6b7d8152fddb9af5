import type { DemoReviewer } from '#features/accounts/demo/service.ts';

/** Who, how many stars, how many days after the recipe came out, and what they say. */
export type DemoReview = readonly [
  by: DemoReviewer,
  rating: 1 | 2 | 3 | 4 | 5,
  afterDays: number,
  comment: string,
];

/** By id of the recipe. */
export type DemoReviews = Readonly<Record<string, readonly DemoReview[]>>;
