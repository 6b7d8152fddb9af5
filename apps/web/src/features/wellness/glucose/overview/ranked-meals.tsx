import { type GlucoseUnit, minMealResponses } from '@pomona/contract/wellness/glucose';
import type { GlucoseSummary } from '@pomona/contract/wellness/glucose-summary';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { Surface } from '#ui/surface.tsx';
import { useGlucoseText } from '../use-glucose-text.ts';

/** Own dishes by the rise that followed, with how often and how far apart; silent with too little. */
export function RankedMeals({
  meals,
  unit,
}: {
  meals: GlucoseSummary['meals'];
  unit: GlucoseUnit;
}) {
  const t = useTranslations('wellness-diary.glucose.ranked');
  const isNumberFree = useNumberFree();
  const { rise } = useGlucoseText(unit);
  return (
    <Surface asChild>
      <section className="grid content-start gap-3">
        <h3 className="text-xl">{t('title')}</h3>
        {meals.ranked.length === 0 && <p>{t('none', { times: minMealResponses })}</p>}
        <ol className="grid gap-3">
          {meals.ranked.map((meal) => (
            <li key={`${meal.recipe_id} ${meal.title}`}>
              <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span lang={meal.language} className="font-semibold">
                  {meal.title}
                </span>
                <span className="font-semibold tabular-nums">{rise(meal.rise.median)}</span>
              </p>
              <p className="text-muted text-sm tabular-nums">
                {t('spread', {
                  ...{ times: meal.times, low: rise(meal.rise.lowest) },
                  high: rise(meal.rise.highest),
                })}
                {meal.glycemic_load !== null && !isNumberFree && (
                  <> · {t('load', { load: Math.round(meal.glycemic_load) })}</>
                )}
              </p>
            </li>
          ))}
        </ol>
        <p className="text-muted text-sm">
          {t('counts', { logged: meals.logged, measured: meals.measured, mixed: meals.mixed })}{' '}
          {t('method')}
        </p>
      </section>
    </Surface>
  );
}
