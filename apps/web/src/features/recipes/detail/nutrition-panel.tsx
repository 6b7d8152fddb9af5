import type { Recipe } from '@pomona/contract/recipes';
import { dailyValues } from '@pomona/food/nutrients';
import { shownFigure } from '@pomona/food/rounding';
import { Beef, Flame, type LucideIcon, Sprout, Wheat } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { NutritionTile } from '#ui/nutrition-tile.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { FullNutrition } from './full-nutrition.tsx';
import { GlycemicLoad } from './glycemic-load.tsx';

interface Props {
  recipe: Recipe;
  /** For how many the dish is cooked now. */
  servings: number;
}

const tiles = [
  { key: 'calories', unit: 'kcal', Icon: Flame },
  { key: 'protein', unit: 'g', Icon: Beef },
  { key: 'carbs', unit: 'g', Icon: Wheat },
  { key: 'fiber', unit: 'g', Icon: Sprout },
] as const satisfies readonly { key: string; unit: 'kcal' | 'g'; Icon: LucideIcon }[];

/** The figures of one serving, which the stepper does not change, or of the whole dish (DETAIL-04, SCALE-04). */
export function NutritionPanel({ recipe, servings }: Props) {
  const t = useTranslations('recipe.nutrition');
  const format = useFormatter();
  const [basis, setBasis] = useState<'serving' | 'dish'>('serving');
  const factor = basis === 'serving' ? 1 : servings;
  return (
    <section aria-labelledby="nutrition">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="nutrition" className="text-2xl">
          {t('heading')}
        </h2>
        <SegmentedControl
          label={t('basis')}
          value={basis}
          onChange={setBasis}
          segments={[
            { value: 'serving', label: t('perServing') },
            { value: 'dish', label: t('wholeDish') },
          ]}
        />
      </div>
      <div className="mt-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {tiles.map(({ key, unit, Icon }) => {
          const amount = recipe.nutrition[key] * factor;
          const share = amount / (dailyValues[key] ?? Number.POSITIVE_INFINITY);
          return (
            <NutritionTile
              key={key}
              label={t(key)}
              icon={<Icon aria-hidden="true" strokeWidth={1.75} className="size-4 text-leaf" />}
              value={`≈ ${format.number(shownFigure(amount, unit))}`}
              unit={unit}
              daily={{
                share,
                words: `${format.number(share, { style: 'percent' })} ${t('ofDay')}`,
              }}
            />
          );
        })}
      </div>
      <div className="mt-3 grid gap-3">
        <GlycemicLoad load={recipe.nutrition.glycemic_load} />
        <FullNutrition recipe={recipe} factor={factor} />
      </div>
    </section>
  );
}
