import type { GlucoseUnit } from '@pomona/contract/wellness/glucose';
import type { MeasuredMeal } from '@pomona/contract/wellness/glucose-summary';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { zoneHere } from '../days.ts';
import { useGlucoseText } from './use-glucose-text.ts';

interface Props {
  meals: readonly MeasuredMeal[];
  unit: GlucoseUnit;
}

/** The meals of the curve by their numbers, and the rise after each where there is enough data. */
export function MealsOfDay({ meals, unit }: Props) {
  const t = useTranslations('wellness-diary.glucose.day');
  const format = useFormatter();
  const isNumberFree = useNumberFree();
  const { rise } = useGlucoseText(unit);
  if (meals.length === 0) return null;
  const what = (meal: MeasuredMeal) => {
    if (meal.rise !== null) return t('rise', { rise: rise(meal.rise) });
    return t(meal.is_mixed ? 'mixed' : 'tooFew');
  };
  return (
    <div>
      <h3 className="font-semibold text-base">{t('meals')}</h3>
      <ol className="mt-1 grid gap-2">
        {meals.map((meal, place) => (
          <li key={meal.id} className="grid grid-cols-[1.5rem_1fr]">
            <span className="font-semibold tabular-nums">{format.number(place + 1)}</span>
            <span>
              <span lang={meal.language} className="font-semibold">
                {meal.title}
              </span>
              <span className="text-muted tabular-nums">
                {' · '}
                {format.dateTime(new Date(meal.eaten_at), {
                  ...{ timeStyle: 'short', timeZone: zoneHere() },
                })}
                {meal.glycemic_load !== null && !isNumberFree && (
                  <> · {t('load', { load: Math.round(meal.glycemic_load) })}</>
                )}
              </span>
              <span className="block text-sm">{what(meal)}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
