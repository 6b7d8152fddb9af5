import type { Nutrition } from '@pomona/contract/recipes';
import { shownFigure } from '@pomona/food/figures/rounding';
import { useFormatter, useTranslations } from 'use-intl';
import { carbsInFront, useCarbsFirst } from '#product/use-carbs-first.ts';

const figures = [
  { key: 'calories', unit: 'kcal' },
  { key: 'protein', unit: 'g' },
  { key: 'carbs', unit: 'g' },
  { key: 'fiber', unit: 'g' },
] as const;

/** The figures of one plate; an unknown one is a dash. */
export function PlateFigures({ nutrition }: { nutrition: Nutrition }) {
  const t = useTranslations('recipe-detail.nutrition');
  const format = useFormatter();
  const isCarbsFirst = useCarbsFirst();
  const load = nutrition.glycemic_load;
  const shown = carbsInFront(figures, isCarbsFirst).map(({ key, unit }) => {
    const value = nutrition[key];
    return {
      name: t(key),
      value: value === undefined ? '–' : `${format.number(shownFigure(value, unit))} ${unit}`,
    };
  });
  const all = [
    ...shown,
    { name: t('glycemicLoad'), value: load === undefined ? '–' : format.number(Math.round(load)) },
  ];
  return (
    <dl data-figures="" className="flex flex-wrap gap-x-5 gap-y-1.5 text-sm tabular-nums">
      {all.map(({ name, value }) => (
        <div key={name}>
          <dt className="text-muted text-xs">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
