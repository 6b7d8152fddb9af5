import { expect, it } from 'vitest';
import { mayRead } from './policy.ts';

const day = new Date('2026-05-01');
const catalogue = { ownerId: null, publishedAt: day, deletedAt: null };

it('ROLE-01 lets everybody read the catalogue', () => {
  expect(mayRead(catalogue, null)).toBe(true);
});

it('shows a private recipe to its owner only', () => {
  const own = { ownerId: 'a', publishedAt: null, deletedAt: null };
  expect([mayRead(own, 'a'), mayRead(own, 'b'), mayRead(own, null)]).toEqual([true, false, false]);
});

it('shows a published recipe of a member to everybody, and a deleted one to nobody', () => {
  expect(mayRead({ ownerId: 'a', publishedAt: day, deletedAt: null }, null)).toBe(true);
  expect(mayRead({ ...catalogue, deletedAt: day }, null)).toBe(false);
});
