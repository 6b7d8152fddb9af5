import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { AllergenFoods } from '../allergens/allergen-foods.tsx';
import { RecognisedLines } from '../calculation/recognised-lines.tsx';
import { recipeCalculationQuery, recipeLabelsQuery } from '../queries.ts';
import { PanelFailure } from './panel-failure.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

/** Which foods bring which allergens, and the food of each line. Brings its own data. */
export function IngredientsPanel({ recipeId }: { recipeId: string }) {
  const t = useTranslations('foods.ingredients');
  const [api, language] = [useApi(), useLocale()];
  const calculation = useQuery(recipeCalculationQuery(api, language, recipeId));
  const labels = useQuery(recipeLabelsQuery(api, language, recipeId));
  if (calculation.isPending || labels.isPending) return <PanelSkeleton />;
  if (calculation.data === undefined || labels.data === undefined) {
    const retry = () => void Promise.all([calculation.refetch(), labels.refetch()]);
    return <PanelFailure onRetry={retry} />;
  }
  return (
    <div className="grid gap-6">
      <Part title={t('allergens')}>
        <AllergenFoods facts={labels.data} />
      </Part>
      <Part title={t('lines')}>
        <RecognisedLines lines={calculation.data.lines} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1 font-sans font-semibold text-base tracking-normal">
        {title}
      </h3>
      {children}
    </section>
  );
}
