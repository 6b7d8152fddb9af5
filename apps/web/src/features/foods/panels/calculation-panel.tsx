import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { useTexts } from '#platform/use-texts.ts';
import { Calculation } from '../calculation/calculation.tsx';
import { recipeCalculationQuery } from '../queries.ts';
import { PanelFailure, PanelSkeleton } from './panel-state.tsx';

/** "Show the calculation" of a recipe. Brings its own data and texts; load it with `lazy`. */
export function CalculationPanel({ recipeId }: { recipeId: string }) {
  const hasTexts = useTexts('foods');
  const calculation = useQuery(recipeCalculationQuery(useApi(), useLocale(), recipeId));
  if (!hasTexts || calculation.isPending) return <PanelSkeleton />;
  if (calculation.data === undefined) {
    return <PanelFailure onRetry={() => void calculation.refetch()} />;
  }
  return <Calculation calculation={calculation.data} />;
}
