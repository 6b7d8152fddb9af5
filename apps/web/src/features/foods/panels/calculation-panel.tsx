import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Calculation } from '../calculation/calculation.tsx';
import { recipeCalculationQuery } from '../queries.ts';
import { PanelFailure } from './panel-failure.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

/** "Show the calculation" of a recipe. Brings its own data. */
export function CalculationPanel({ recipeId }: { recipeId: string }) {
  const calculation = useQuery(recipeCalculationQuery(useApi(), useLocale(), recipeId));
  if (calculation.isPending) return <PanelSkeleton />;
  if (calculation.data === undefined) {
    return <PanelFailure onRetry={() => void calculation.refetch()} />;
  }
  return <Calculation calculation={calculation.data} />;
}
