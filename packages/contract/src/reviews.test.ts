import { describe, expect, it } from 'vitest';
import { listReviews, reviewBody } from './reviews.ts';
import { isBlank } from './text.ts';

const bodyOf = (comment: unknown, rating: unknown = 5) => reviewBody.safeParse({ rating, comment });

describe('what a review may say', () => {
  it.each(['', '   ', '\n\t\n', '\u00a0\u2003', '\u200b\u200d', '\u202e\ufeff\u2060'])(
    'REV-04 refuses a comment that nobody could read: %j',
    (comment) => {
      expect(isBlank(comment)).toBe(true);
      expect(bodyOf(comment).success).toBe(false);
    },
  );

  it.each(['Good', '好吃', 'لذيذ', '👍', '5', '!'])('takes %s', (comment) => {
    expect(isBlank(comment)).toBe(false);
    expect(bodyOf(comment).data?.comment).toBe(comment);
  });

  it('REV-04 is at most 2000 characters after trimming', () => {
    expect(bodyOf(`  ${'x'.repeat(2000)}\n`).success).toBe(true);
    expect(bodyOf('x'.repeat(2001)).success).toBe(false);
  });

  it('keeps paragraphs and closes gaps', () => {
    expect(bodyOf(' one\r\n\r\n \r\n\n\ntwo\nthree ').data?.comment).toBe('one\n\ntwo\nthree');
  });

  it('closes gaps in no time, whatever is sent', () => {
    const start = performance.now();
    bodyOf(`a${'\n '.repeat(500_000)}`);
    bodyOf(`a\n${' '.repeat(1_000_000)}b`);
    expect(performance.now() - start).toBeLessThan(2000);
  });

  it.each([0, 6, 4.5, -1, '5', null, undefined, Number.NaN])(
    'REV-06 a rating is an integer from 1 to 5, not %j',
    (rating) => {
      expect(reviewBody.safeParse({ rating, comment: 'Good' }).success).toBe(false);
    },
  );

  it('API-26 refuses fields that are not for the sender', () => {
    for (const field of ['user_id', 'id', 'created_at', 'helpful_count', 'is_demo'])
      expect(reviewBody.safeParse({ rating: 5, comment: 'Good', [field]: '1' }).success).toBe(
        false,
      );
  });
});

it.each(['1_2', '1_99999999999999_0b9a0f0e-6a0c-4d8e-8a77-2f4f2f6f9d11', "1_1_'; drop", '-1_1_x'])(
  'a place in the list that nobody gave out is refused: %s',
  (after) => {
    expect(listReviews.query.safeParse({ limit: '5', after }).success).toBe(false);
  },
);
