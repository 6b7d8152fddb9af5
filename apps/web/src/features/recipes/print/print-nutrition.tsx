import type { Recipe } from '@pomona/contract/recipes';
import { shownFigure } from '@pomona/food/figures/rounding';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { LeftOutNote } from '#product/left-out-note.tsx';
import { useRecipeWords } from '#product/use-recipe-words.ts';
import { factSeparator } from './fact-separator.ts';

/** The figures of one serving as one line; what nobody knows is left out. None in number-free mode. */
export function PrintNutrition({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe-detail');
  const words = useRecipeWords();
  const format = useFormatter();
  const isNumberFree = useNumberFree();
  if (isNumberFree) return null;
  const { nutrition } = recipe;
  const grams = (['protein', 'carbs', 'fiber', 'fat'] as const).flatMap((name) => {
    const amount = nutrition[name];
    return amount === undefined
      ? []
      : [`${t(`nutrition.${name}`)} ${format.number(shownFigure(amount, 'g'))} g`];
  });
  const load = nutrition.glycemic_load;
  const figures = [
    ...(nutrition.calories === undefined ? [] : [`≈ ${words.calories(nutrition.calories)}`]),
    ...grams,
    ...(load === undefined
      ? []
      : [`${t('nutrition.glycemicLoad')} ${format.number(Math.round(load))}`]),
  ];
  return (
    <div data-figures="">
      {figures.length > 0 && (
        <p className="text-sm tabular-nums">
          <strong>{t('nutrition.perServing')}:</strong> {figures.join(factSeparator)}
        </p>
      )}
      <LeftOutNote
        leftOut={nutrition.left_out ?? []}
        coverage={nutrition.coverage ?? 1}
        isNumberFree={isNumberFree}
        isOnPaper
      />
    </div>
  );
}
