import type { FigureWithRange } from '@pomona/contract/foods/figures';
import { shownFigure, shownRange } from '@pomona/food/figures/rounding';
import {
  type AnyNutrientKey,
  type NutrientUnit,
  nutrientUnits,
} from '@pomona/food/foods/nutrients';
import { useFormatter, useTranslations } from 'use-intl';

/** A figure of a food or of a dish. */
export type FigureName = AnyNutrientKey | 'net_carbs';

export function unitOfFigure(name: FigureName): NutrientUnit {
  return name === 'net_carbs' ? 'g' : nutrientUnits[name];
}

/** Figures, ranges and grams in the reader's language. */
export function useFigureWords() {
  const t = useTranslations('foods');
  const format = useFormatter();

  /** With the honest precision of a dish: 412 kcal becomes 410. */
  function amount(value: number, name: FigureName): string {
    return inUnit(format.number(shownFigure(value, unitOfFigure(name))), name);
  }
  /** As the table has it, where nothing was added up. */
  const exact = (value: number, name: FigureName) => inUnit(firstDigits(value), name);
  const inUnit = (shown: string, name: FigureName) => `${shown} ${unitOfFigure(name)}`;
  const firstDigits = (value: number) => format.number(value, { maximumSignificantDigits: 3 });

  const plainGrams = (value: number) =>
    format.number(value, { maximumFractionDigits: value < 10 ? 1 : 0 });

  return {
    name: (name: FigureName) => t(`name.${name}`),
    amount,
    exact,
    /** Fine enough to follow the arithmetic. */
    precise: (value: number, name: FigureName) =>
      inUnit(format.number(value, { maximumFractionDigits: digitsOf(value) }), name),
    grams: (value: number) => `${plainGrams(value)} g`,
    plainGrams,
    exactGrams: (value: number) => `${firstDigits(value)} g`,
    percent: (share: number) => format.number(share, { style: 'percent' }),
    range({ low, high }: Pick<FigureWithRange, 'low' | 'high'>, name: FigureName): string {
      const shown = shownRange({ low, high }, unitOfFigure(name));
      if (shown.high === null)
        return t('facts.rangeOpen', { low: inUnit(format.number(shown.low), name) });
      return t('facts.range', {
        low: format.number(shown.low),
        high: inUnit(format.number(shown.high), name),
      });
    },
  };
}

const digitsOf = (value: number) => (value < 1 ? 2 : value < 100 ? 1 : 0);
