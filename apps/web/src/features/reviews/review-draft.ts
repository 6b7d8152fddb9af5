import {
  defaultReviewRating,
  maximumReviewRating,
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
export interface DraftPlace {
  readonly recipeId: string;
  readonly memberId: string;
  /** Of the review that is edited; absent for a new one. */
  readonly reviewId?: string | undefined;
}

/** Drafts of more recipes than this are old. */
const draftsKept = 20;

export function draftOf(review: Review): Draft {
  const { rating, comment, made_it: madeIt, swaps } = review;
  return { rating, comment, madeIt, swaps };
}

/** What is sent; swaps belong to those who have cooked. */
export function bodyOf({ rating, comment, madeIt, swaps }: Draft): ReviewBody {
  const said = { rating, comment: comment.trim() };
  if (!madeIt) return said;
  return swaps.trim() === '' ? { ...said, made_it: true } : { ...said, made_it: true, swaps };
}

/** What this member has typed about the recipe and not sent yet, in this browser; else `start`. */
export function keptDraft(place: DraftPlace, start: Draft = emptyDraft): Draft {
  return readDraft(readDrafts().get(keyOf(place)), start);
}

export function keepDraft(place: DraftPlace, draft: Draft): void {
  const drafts = readDrafts();
  drafts.delete(keyOf(place));
  drafts.set(keyOf(place), draft);
  writeDrafts([...drafts].slice(-draftsKept));
}

export function forgetDraft(place: DraftPlace): void {
  const drafts = readDrafts();
  if (drafts.delete(keyOf(place))) writeDrafts([...drafts]);
}

const keyOf = ({ recipeId, memberId, reviewId }: DraftPlace) =>
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

/** Whatever the storage holds: of a broken draft the readable parts stay. */
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
