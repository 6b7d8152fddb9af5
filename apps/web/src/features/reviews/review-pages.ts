import { maximumReviewRating } from '@pomona/contract/constants';
import type { Review, ReviewPage } from '@pomona/contract/reviews';
import type { InfiniteData } from '@tanstack/react-query';

/** The pages that were fetched so far; the first has the figures of all reviews. */
export type ReviewPages = InfiniteData<ReviewPage>;

/** What the server answers: a page, or the plain list that an older one knows. */
export function readPage(answer: ReviewPage | Review[]): ReviewPage {
  if (!Array.isArray(answer)) return answer;
  return {
    reviews: answer,
    total: answer.length,
    distribution: Array.from(
      { length: maximumReviewRating },
      (_, index) => answer.filter(({ rating }) => rating === index + 1).length,
    ),
    made_count: answer.filter(({ made_it }) => made_it).length,
    own: null,
    next_cursor: null,
  };
}

/** The review of this member, if they wrote one. */
export function ownReview(pages: ReviewPages, viewerId: string | null): Review | null {
  if (viewerId === null) return null;
  const own = pages.pages[0]?.own;
  return own ?? allReviews(pages).find(({ user_id }) => user_id === viewerId) ?? null;
}

/** Every review once, the reader's own first: what was fetched later may overlap what was written meanwhile. */
export function shownReviews(pages: ReviewPages, own: Review | null): Review[] {
  const shown = new Map<string, Review>(own ? [[own.id, own]] : []);
  for (const review of allReviews(pages)) if (!shown.has(review.id)) shown.set(review.id, review);
  return [...shown.values()];
}

/** Mean of all stars, 0 while there are none. */
export function meanOf({
  total,
  distribution,
}: Pick<ReviewPage, 'total' | 'distribution'>): number {
  const stars = distribution.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return total === 0 ? 0 : stars / total;
}

/** The reader has written: the new review comes first (REV-05). */
export function withReview(pages: ReviewPages, review: Review): ReviewPages {
  const counted = changeFirst(pages, (page) => ({ ...recounted(page, null, review), own: review }));
  return changeFirst(counted, (page) => ({ ...page, reviews: [review, ...page.reviews] }));
}

/** A review has changed: its words and stars, or who finds it helpful. */
export function withChanged(pages: ReviewPages, review: Review): ReviewPages {
  const former = find(pages, review.id);
  if (former === null) return pages;
  const counted = changeFirst(pages, (page) => ({
    ...recounted(page, former, review),
    own: page.own?.id === review.id ? review : page.own,
  }));
  return changeReviews(counted, (each) => (each.id === review.id ? [review] : [each]));
}

/** A review is gone. */
export function withoutReview(pages: ReviewPages, id: string): ReviewPages {
  const former = find(pages, id);
  if (former === null) return pages;
  const counted = changeFirst(pages, (page) => ({
    ...recounted(page, former, null),
    own: page.own?.id === id ? null : page.own,
  }));
  return changeReviews(counted, (each) => (each.id === id ? [] : [each]));
}

function recounted(page: ReviewPage, former: Review | null, now: Review | null): ReviewPage {
  const difference = (counts: (review: Review) => boolean) =>
    Number(now !== null && counts(now)) - Number(former !== null && counts(former));
  return {
    ...page,
    total: page.total + difference(() => true),
    made_count: page.made_count + difference(({ made_it }) => made_it),
    distribution: page.distribution.map(
      (count, index) => count + difference(({ rating }) => rating === index + 1),
    ),
  };
}

const allReviews = (pages: ReviewPages) => pages.pages.flatMap(({ reviews }) => reviews);

function find(pages: ReviewPages, id: string): Review | null {
  const own = pages.pages[0]?.own;
  return own?.id === id ? own : (allReviews(pages).find((review) => review.id === id) ?? null);
}

function changeFirst(pages: ReviewPages, change: (page: ReviewPage) => ReviewPage): ReviewPages {
  return { ...pages, pages: pages.pages.map((page, index) => (index === 0 ? change(page) : page)) };
}

function changeReviews(pages: ReviewPages, change: (review: Review) => Review[]): ReviewPages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, reviews: page.reviews.flatMap(change) })),
  };
}
