import type { DietType } from '@pomona/food/labels/diets';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { WhyLabels } from '../labels/why-labels.tsx';
import { recipeLabelsQuery } from '../queries.ts';
import { PanelFailure } from './panel-failure.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

interface Props {
  recipeId: string;
  /** The label that was pressed: it is open and has the focus. */
  opened?: DietType | null;
  headingLevel?: 3 | 4;
}

/** "Why this label" of a recipe (REC-05, DETAIL-09). Brings its own data. */
export function WhyLabelsPanel({ recipeId, opened = null, headingLevel = 3 }: Props) {
  const proofs = useQuery(recipeLabelsQuery(useApi(), useLocale(), recipeId));
  if (proofs.isPending) return <PanelSkeleton />;
  if (proofs.data === undefined) return <PanelFailure onRetry={() => void proofs.refetch()} />;
  return <WhyLabels labels={proofs.data.labels} opened={opened} headingLevel={headingLevel} />;
}
