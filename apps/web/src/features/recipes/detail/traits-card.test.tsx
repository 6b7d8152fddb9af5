// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPiece } from '#test/render-piece.tsx';
import { TraitsCard } from './traits-card.tsx';

const texts = ['recipe-detail', 'recipes'] as const;

it('REC-14 says what a budget is, without a percentage or a calorie', async () => {
  await renderPiece(<TraitsCard recipe={{ traits: ['budget', 'winter'] }} />, { texts });
  expect(screen.getByRole('link', { name: 'Budget' }).getAttribute('href')).toBe(
    '/recipes?traits=budget',
  );
  const note = screen.getByText(/Thrifty Food Plan/).textContent;
  expect(note).toContain('United States');
  expect(note).not.toMatch(/\d\s*(?:%|kcal)/);
});

it('REC-14 explains only what the recipe is', async () => {
  await renderPiece(<TraitsCard recipe={{ traits: ['winter'] }} />, { texts });
  expect(screen.getByRole('link', { name: 'Winter' })).toBeDefined();
  expect(screen.queryByText(/Thrifty Food Plan/)).toBeNull();
});
