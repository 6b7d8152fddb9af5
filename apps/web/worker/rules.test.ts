import { expect, it } from 'vitest';
import { isFromGateway, isImmutable, isPicturePath } from './rules.ts';

const hash = 'a1b2'.repeat(8);

it.each([
  [`/api/images/${hash}-400.avif`, true],
  [`/api/images/${hash}-1200.webp`, true],
  [`/api/images/${hash}-512.webp`, false],
  [`/api/images/${hash}-card.jpg`, false],
  ['/api/images/generation-status', false],
  ['/api/users/me', false],
])('SHOP-09 stores pictures of recipes alone: %s', (path, isStored) => {
  expect(isPicturePath(path)).toBe(isStored);
});

const answer = (status: number, cacheControl: string) => ({
  status,
  headers: new Headers({ 'cache-control': cacheControl }),
});

it('stores a picture that never changes, not the drawing that stands in for it', () => {
  expect(isImmutable(answer(200, 'public, max-age=31536000, immutable'))).toBe(true);
  expect(isImmutable(answer(200, 'no-cache'))).toBe(false);
  expect(isImmutable(answer(404, 'public, max-age=31536000, immutable'))).toBe(false);
});

it('takes a proxy without a server for no answer, and a failure of the server for one', () => {
  expect([502, 504, 503, 500, 200].filter((status) => isFromGateway(answer(status, '')))).toEqual([
    502, 504,
  ]);
});
