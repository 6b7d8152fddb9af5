import type { Nutrition } from '@pomona/contract/recipes';
import { shownFigure } from '@pomona/food/figures/rounding';
import { dailyValues } from '@pomona/food/foods/nutrients';
import { Beef, Flame, type LucideIcon, Sprout, Wheat } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { NutritionTile } from '#product/nutrition-tile.tsx';
import { carbsInFront, useCarbsFirst } from '#product/use-carbs-first.ts';

const tiles = [
  { key: 'calories', unit: 'kcal', Icon: Flame },
  { key: 'protein', unit: 'g', Icon: Beef },
  { key: 'carbs', unit: 'g', Icon: Wheat },
  { key: 'fiber', unit: 'g', Icon: Sprout },
] as const satisfies readonly { key: string; unit: 'kcal' | 'g'; Icon: LucideIcon }[];

interface Props {
  nutrition: Nutrition;
  /** Of a serving 1, of the whole dish its servings. */
  factor: number;
}

/** The four figures that most people look for, with their share of a day (DETAIL-04); with diabetes carbohydrate comes first. */
export function NutritionTiles({ nutrition, factor }: Props) {
  const t = useTranslations('recipe-detail.nutrition');
  const format = useFormatter();
  const isCarbsFirst = useCarbsFirst();
  return (
    <div data-figures="" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {carbsInFront(tiles, isCarbsFirst).map(({ key, unit, Icon }) => {
        const figure = nutrition[key];
        const icon = <Icon aria-hidden="true" className="size-4 text-leaf" />;
        if (figure === undefined)
          return <NutritionTile key={key} label={t(key)} icon={icon} value="–" />;
        const amount = figure * factor;
        const share = amount / (dailyValues[key] ?? Number.POSITIVE_INFINITY);
        return (
          <NutritionTile
            key={key}
            label={t(key)}
            icon={icon}
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
  );
}
