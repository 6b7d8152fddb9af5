// @vitest-environment happy-dom
import type { RecipeCard } from '@pomona/contract/recipes';
import { screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { expect, it } from 'vitest';
import { makeCard } from '#test/recipe-samples.ts';
import { renderPiece } from '#test/render-piece.tsx';
import { type Arrangement, RecipeGrid } from './recipe-grid.tsx';

const cards = ['a', 'b', 'c', 'd'].map((id) => makeCard({ id, title: `Dish ${id}` }));
const arrangement: Arrangement = {
  columns: 3,
  rows: [
    { index: 0, before: 0 },
    { index: 1, before: 0 },
  ],
  after: 0,
  measure: () => {},
};

function Narrowing(props: Omit<ComponentProps<typeof RecipeGrid>, 'recipes'>) {
  const [recipes, setRecipes] = useState<readonly RecipeCard[]>(cards);
  return (
    <>
      <button type="button" onClick={() => setRecipes(cards.filter(({ id }) => id !== 'b'))}>
        Narrow
      </button>
      <RecipeGrid {...props} recipes={recipes} />
    </>
  );
}

it.each([
  { what: 'a short list', arranged: null },
  { what: 'a long list', arranged: arrangement },
])('LIST-16 draws no card of $what anew that stays when another one goes', async ({ arranged }) => {
  const rendered: string[] = [];
  const heart = ({ id }: RecipeCard) => {
    rendered.push(id);
    return null;
  };
  const { person } = await renderPiece(<Narrowing arrangement={arranged} heart={heart} />, {
    texts: ['recipes'],
  });
  expect(rendered).toEqual(['a', 'b', 'c', 'd']);
  await person.click(screen.getByRole('button', { name: 'Narrow' }));
  expect(screen.getAllByRole('article')).toHaveLength(3);
  expect(rendered).toEqual(['a', 'b', 'c', 'd']);
  const positions = screen
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-posinset'));
  expect(positions).toEqual(arranged === null ? [null, null, null] : ['1', '2', '3']);
});
