// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPiece } from '#test/render-piece.tsx';
import { IngredientList } from './ingredient-list.tsx';

const recipe = makeRecipe({ servings: 4 });
const noSteps = { highlighted: [], stepsOfLine: () => null };
const texts = ['recipes', 'recipe-detail', 'cooking'] as const;
const progressFor = (servings: number) => ({
  servings,
  setServings: () => {},
  ticked: new Set<number>(),
  toggle: () => {},
});

it('DETAIL-05 counts the lines that are ready', async () => {
  await renderPiece(
    <IngredientList
      recipe={recipe}
      progress={progressFor(4)}
      lines={recipe.ingredients}
      {...noSteps}
    />,
    { texts },
  );
  expect(screen.getByText('Metric')).toBeDefined();
  expect(screen.getByText('0 of 3 ready')).toBeDefined();
});
