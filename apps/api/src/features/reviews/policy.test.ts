import { expect, it } from 'vitest';
import { mayChange, mayReview, mayVote } from './policy.ts';

it('REV-07 only the author changes a review, and only others find it helpful', () => {
  const review = { userId: 'ada' };
  expect([mayChange(review, 'ada'), mayChange(review, 'ben')]).toEqual([true, false]);
  expect([mayVote(review, 'ada'), mayVote(review, 'ben')]).toEqual([false, true]);
});

it('REV-06 nobody rates their own recipe', () => {
  expect(mayReview({ ownerId: 'ada' }, 'ada')).toBe(false);
  expect(mayReview({ ownerId: 'ada' }, 'ben')).toBe(true);
  expect(mayReview({ ownerId: null }, 'ada')).toBe(true);
});
