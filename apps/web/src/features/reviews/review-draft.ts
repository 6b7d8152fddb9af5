import {
  defaultReviewRating,
  maximumCommentLength,
  maximumReviewRating,
  maximumSwapsLength,
  minimumReviewRating,
  storageKeys,
} from '@pomona/contract/constants';
import type { Review, ReviewBody } from '@pomona/contract/reviews';
import { readStored, removeStored, writeStored } from '#platform/storage/storage.ts';

/** A review as far as it is typed. */
export interface Draft {
  readonly rating: number;
  readonly comment: string;
  readonly madeIt: boolean;
  readonly swaps: string;
}

export const emptyDraft: Draft = {
  rating: defaultReviewRating,
  comment: '',
  madeIt: false,
  swaps: '',
};

/** Whose draft of which recipe. */
export interface DraftKey {
  readonly recipeId: string;
  readonly memberId: string;
  /** Of the review that is edited; absent for a new one. */
  readonly reviewId?: string | undefined;
}

/** Drafts of more recipes than this are old. */
const maxDrafts = 20;

export function draftOf(review: Review): Draft {
  const { rating, comment, made_it: madeIt, swaps } = review;
  return { rating, comment, madeIt, swaps };
}

/** What is sent; swaps belong to those who have cooked. */
export function bodyOf({ rating, comment, madeIt, swaps }: Draft): ReviewBody {
  const body = { rating, comment: comment.trim() };
  if (!madeIt) return body;
  return swaps.trim() === '' ? { ...body, made_it: true } : { ...body, made_it: true, swaps };
}

/** What this member has typed about the recipe and not sent yet, in this browser; else `start`. */
export function storedDraft(draftKey: DraftKey, start: Draft = emptyDraft): Draft {
  return readDraft(readDrafts().get(keyOf(draftKey)), start);
}

export function storeDraft(draftKey: DraftKey, draft: Draft): void {
  const drafts = readDrafts();
  drafts.delete(keyOf(draftKey));
  drafts.set(keyOf(draftKey), draft);
  writeDrafts([...drafts].slice(-maxDrafts));
}

export function forgetDraft(draftKey: DraftKey): void {
  const drafts = readDrafts();
  if (drafts.delete(keyOf(draftKey))) writeDrafts([...drafts]);
}

const keyOf = ({ recipeId, memberId, reviewId }: DraftKey) =>
  [memberId, recipeId, reviewId].filter(Boolean).join(' ');

function writeDrafts(drafts: readonly (readonly [string, unknown])[]): void {
  if (drafts.length === 0) removeStored(storageKeys.reviewDrafts);
  else writeStored(storageKeys.reviewDrafts, JSON.stringify(Object.fromEntries(drafts)));
}

function readDrafts(): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.reviewDrafts) ?? '{}');
    return new Map(isRecord(stored) ? Object.entries(stored) : []);
  } catch {
    return new Map();
  }
}

/** From whatever is stored: of a broken draft the readable parts stay. */
function readDraft(stored: unknown, start: Draft): Draft {
  if (!isRecord(stored)) return start;
  const { rating, comment, madeIt, swaps } = stored;
  return {
    rating: isRating(rating) ? rating : start.rating,
    comment: typeof comment === 'string' ? comment : '',
    madeIt: madeIt === true,
    swaps: typeof swaps === 'string' ? swaps : '',
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isRating(value: unknown): value is number {
  return (
    Number.isInteger(value) &&
    Number(value) >= minimumReviewRating &&
    Number(value) <= maximumReviewRating
  );
}

/** How many characters are too many; 0 or less where it can be sent. */
export function excessOf({ comment, madeIt, swaps }: Draft): number {
  const swapped = madeIt ? swaps.trim().length - maximumSwapsLength : 0;
  return Math.max(comment.trim().length - maximumCommentLength, swapped);
}
