import type { Food } from '@pomona/contract/foods';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';

/** Indices up to 55 are low, from 70 on high (ISO 26642:2010). */
const lowUpTo = 55;
const highFrom = 70;
/** Standard error where the source gives none: the median of those that it gives. */
const usualError = 4;

function classOf(index: number): 'low' | 'medium' | 'high' {
  if (index <= lowUpTo) return 'low';
  return index < highFrom ? 'medium' : 'high';
}

/** The glycaemic index with its spread and source; "estimate" where it was quoted unchecked; or why there is none. */
export function GlycemicIndex({ food }: { food: Food }) {
  const t = useTranslations('food');
  const format = useFormatter();
  const isNumberFree = useNumberFree();
  const index = food.glycemic_index;
  if (index === null) return <p>{t(absenceOf(food))}</p>;
  const meaning = classOf(index.value);
  if (isNumberFree) return <p className="font-semibold">{t(`indexWords.${meaning}`)}</p>;
  const error = index.error ?? usualError;
  return (
    <div data-figures="" className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-display font-semibold text-4xl tabular-nums">
          {format.number(index.value)}
        </span>
        <span className="font-semibold">{t(`indexClass.${meaning}`)}</span>
        {index.is_estimate && (
          <span className="rounded-full bg-honey-soft px-2.5 py-0.5 font-semibold text-honey-ink text-xs">
            {t('estimate')}
          </span>
        )}
      </p>
      <p className="text-muted text-sm">
        {t('indexRange', {
          low: format.number(Math.max(0, Math.round(index.value - 2 * error))),
          high: format.number(Math.round(index.value + 2 * error)),
        })}
      </p>
      <p className="text-muted text-sm">{t('indexSource', { source: index.source })}</p>
      {index.is_estimate && <p className="text-muted text-sm">{t('estimateNote')}</p>}
    </div>
  );
}

/** Below this much available carbohydrate in 100 g there is nothing to measure. */
const minCarbs = 1;

function absenceOf({ glycemic_index_untested: isUntested, per_100_g: { carbs, fiber } }: Food) {
  if (isUntested) return 'untested';
  const isNeedless = carbs !== undefined && fiber !== undefined && carbs - fiber < minCarbs;
  return isNeedless ? 'needless' : 'noIndex';
}
