import { expect, it } from 'vitest';
import { mayChange, mayVote } from './policy.ts';

it('REV-07 only the author changes a review, and only others find it helpful', () => {
  const review = { userId: 'ada' };
  expect([mayChange(review, 'ada'), mayChange(review, 'ben')]).toEqual([true, false]);
  expect([mayVote(review, 'ada'), mayVote(review, 'ben')]).toEqual([false, true]);
});
