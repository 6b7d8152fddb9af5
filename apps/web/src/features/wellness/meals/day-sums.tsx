import { type MealDay, type MealFigureKey, mealFigureKeys } from '@pomona/contract/wellness/meals';
import { shownFigure } from '@pomona/food/figures/rounding';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { NutritionTile } from '#product/nutrition-tile.tsx';

const units = { calories: 'kcal', protein: 'g', fiber: 'g', glycemic_load: '' } as const;

/** What the day's meals add up to. A sum that lacks a meal is "at least"; one that no meal knows is a dash. */
export function DaySums({ sums }: { sums: MealDay['sums'] }) {
  const t = useTranslations('wellness.day');
  if (useNumberFree()) return null;
  const isLacking = mealFigureKeys.some((key) => sums[key]?.is_complete !== true);
  return (
    <div>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {mealFigureKeys.map((key) => (
          <Tile key={key} figure={key} sum={sums[key]} />
        ))}
      </div>
      {isLacking && <p className="mt-3 text-muted text-sm">{t('atLeastNote')}</p>}
    </div>
  );
}

function Tile({ figure, sum }: { figure: MealFigureKey; sum: MealDay['sums'][MealFigureKey] }) {
  const t = useTranslations('wellness.figure');
  const format = useFormatter();
  if (sum === undefined) return <NutritionTile label={t(figure)} value="–" />;
  const unit = units[figure];
  const shown = format.number(
    figure === 'glycemic_load'
      ? Math.round(sum.value)
      : shownFigure(sum.value, unit === 'kcal' ? 'kcal' : 'g'),
  );
  return (
    <NutritionTile
      label={t(figure)}
      value={`${sum.is_complete ? '≈' : '≥'} ${shown}`}
      {...(unit && { unit })}
    />
  );
}
