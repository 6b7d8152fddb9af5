import type { DemoReviews } from './review.ts';
import { americanReviews } from './reviews-american-data.ts';
import { asianReviews } from './reviews-asian-data.ts';
import { firstReviews } from './reviews-data.ts';
import { indianReviews } from './reviews-indian-data.ts';
import { italianReviews } from './reviews-italian-data.ts';
import { mediterraneanReviews } from './reviews-mediterranean-data.ts';
import { mexicanReviews } from './reviews-mexican-data.ts';

export const demoReviews: DemoReviews = {
  ...firstReviews,
  ...asianReviews,
  ...indianReviews,
  ...italianReviews,
  ...mediterraneanReviews,
  ...mexicanReviews,
  ...americanReviews,
};
