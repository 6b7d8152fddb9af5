import { useQuery } from '@tanstack/react-query';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { recipeRangesQuery } from '../queries.ts';

/** The range of the glycaemic load of a serving, or why it is unknown. Renders nothing until it is known. */
export function LoadRangePanel({ recipeId }: { recipeId: string }) {
  const t = useTranslations('foods.load');
  const format = useFormatter();
  const { data } = useQuery(recipeRangesQuery(useApi(), useLocale(), recipeId));
  if (data === undefined) return null;
  const { serving, shown, without_index: without, most_without_index: most } = data.glycemic_load;
  const percent = (share: number) => format.number(share, { style: 'percent' });
  if (shown === null) {
    if (without === null) return null;
    return (
      <p className="text-ink">
        {t('withoutIndex', { share: percent(without), most: percent(most) })}
      </p>
    );
  }
  const low = format.number(Math.floor(serving.low));
  return (
    <p className="text-ink tabular-nums">
      {serving.high === null
        ? t('betweenOpen', { low })
        : t('between', { low, high: format.number(Math.ceil(serving.high)) })}
    </p>
  );
}
