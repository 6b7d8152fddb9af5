import type { Recipe } from '@pomona/contract/recipes';
import { useHighlightedLines } from '#features/cooking/steps/highlighted-lines.ts';
import { IngredientList } from '#features/recipes/ingredients/ingredient-list.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { CookingProgress } from '#product/cooking-progress.ts';

/** Reading the steps takes the largest script of the page. */
const LineSteps = lazyPart(async () => (await import('./idle-parts.ts')).LineSteps, {
  when: 'idle',
  failed: null,
});

interface Props {
  recipe: Recipe;
  progress: CookingProgress;
  /** The ingredient lines as they are shown: scaled, in the chosen units. */
  lines: readonly string[];
}

/** Where the ingredients meet the steps: a step highlights its lines, a line names its steps. */
export function RecipeIngredients({ recipe, progress, lines }: Props) {
  return (
    <IngredientList
      recipe={recipe}
      progress={progress}
      lines={lines}
      highlighted={useHighlightedLines()}
      stepsOfLine={(line) => <LineSteps recipe={recipe} line={line} />}
    />
  );
}
