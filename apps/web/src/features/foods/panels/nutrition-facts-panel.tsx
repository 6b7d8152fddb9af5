import type { RecipeCalculation } from '@pomona/contract/foods/calculation';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { type DishFigures, NutritionFacts } from '../figures/nutrition-facts.tsx';
import { recipeCalculationQuery } from '../queries.ts';
import { PanelFailure } from './panel-failure.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

interface Props {
  recipeId: string;
  /** For how many the dish is cooked now; as the recipe says where nobody does. */
  servings?: number;
  /** Where the page around it lets the reader choose. */
  basis?: 'perServing' | 'wholeDish';
}

/** All figures of a recipe with daily values and ranges. Brings its own data. */
export function NutritionFactsPanel({ recipeId, servings, basis }: Props) {
  const calculation = useQuery(recipeCalculationQuery(useApi(), useLocale(), recipeId));
  if (calculation.isPending) return <PanelSkeleton />;
  if (calculation.data === undefined) {
    return <PanelFailure onRetry={() => void calculation.refetch()} />;
  }
  return (
    <NutritionFacts
      figures={servingOf(calculation.data)}
      servings={servings ?? calculation.data.servings}
      coverage={calculation.data.coverage}
      isIncomplete={calculation.data.left_out.length > 0}
      {...(basis && { basis })}
    />
  );
}

/** Of one serving, without the figures that too much is missing for. */
function servingOf({ figures, further }: RecipeCalculation): DishFigures {
  const known = [...figures, ...further].flatMap(({ key, shown, serving: { value, low, high } }) =>
    shown === null || value === null ? [] : [[key, { value, low, high }]],
  );
  return Object.fromEntries(known);
}
