// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPiece } from '#test/render-piece.tsx';
import { IngredientList } from './ingredient-list.tsx';

const recipe = makeRecipe({ servings: 4 });
const texts = ['recipes', 'recipe-detail', 'cooking'] as const;
const progressFor = (servings: number) => ({
  servings,
  setServings: () => {},
  ticked: new Set<number>(),
  toggle: () => {},
});
const noSteps = { highlighted: [], stepsOfLine: () => null };
const list = () => screen.getAllByRole('list').find((each) => each.matches('ul'));

it('SCALE-01 says for how many the amounts are while they are not scaled yet', async () => {
  const { unmount } = await renderPiece(
    <IngredientList
      recipe={recipe}
      progress={progressFor(8)}
      lines={recipe.ingredients}
      {...noSteps}
    />,
    { texts },
  );
  expect(screen.getByText('Ingredients: 4 servings')).toBeDefined();
  expect(list()?.getAttribute('aria-busy')).toBe('true');
  unmount();

  await renderPiece(
    <IngredientList
      recipe={recipe}
      progress={progressFor(8)}
      lines={['400 g red lentils']}
      {...noSteps}
    />,
    { texts },
  );
  await screen.findByText('Metric');
  expect(screen.getByText('0 of 3 ready')).toBeDefined();
  expect(list()?.getAttribute('aria-busy')).toBeNull();
});

it('SCALE-01 says nothing of it for the servings of the recipe', async () => {
  await renderPiece(
    <IngredientList
      recipe={recipe}
      progress={progressFor(4)}
      lines={recipe.ingredients}
      {...noSteps}
    />,
    { texts },
  );
  await screen.findByText('Metric');
  expect(screen.getByText('0 of 3 ready')).toBeDefined();
  expect(list()?.getAttribute('aria-busy')).toBeNull();
});
