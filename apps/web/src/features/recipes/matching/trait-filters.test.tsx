// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPiece } from '#test/render-piece.tsx';
import { everything } from '../selection.ts';
import { TraitFilters } from './trait-filters.tsx';

const texts = ['recipe-list', 'recipes'] as const;

it('REC-14 chooses a budget by keyboard, and says whose prices it goes by', async () => {
  const onChange = vi.fn();
  const { person } = await renderPiece(
    <TraitFilters selection={everything} onChange={onChange} counts={undefined} />,
    { texts },
  );
  expect(screen.queryByText(/average prices/)).toBeNull();
  screen.getByRole('button', { name: 'Budget' }).focus();
  await person.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith({ ...everything, traits: ['budget'] });
});

it('REC-14 says so of what is chosen', async () => {
  const selection = { ...everything, traits: ['budget'] as const };
  await renderPiece(<TraitFilters selection={selection} onChange={() => {}} counts={undefined} />, {
    texts,
  });
  expect(screen.getByText(/average prices in the United States/)).toBeDefined();
});
