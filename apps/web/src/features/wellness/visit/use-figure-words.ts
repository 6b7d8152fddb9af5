import type { VisitQuantity } from '@pomona/contract/wellness/visit-summary';
import { shownFigure } from '@pomona/food/figures/rounding';
import { useFormatter, useTranslations } from 'use-intl';

/** Of what is printed with a value: levels and hours to a tenth, the rest as the diary shows it. */
export function useFigureWords() {
  const format = useFormatter();
  const t = useTranslations('visit-summary');
  const tenths = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const whole = (value: number) => format.number(Math.round(value));

  function shown(quantity: VisitQuantity, value: number): string {
    if (quantity === 'calories') return format.number(shownFigure(value, 'kcal'));
    if (quantity === 'protein' || quantity === 'fiber')
      return format.number(shownFigure(value, 'g'));
    const isWhole = quantity === 'active_minutes' || quantity === 'glycemic_load';
    return isWhole ? whole(value) : tenths(value);
  }

  const range = (quantity: VisitQuantity, lowest: number, highest: number): string =>
    t('range', { lowest: shown(quantity, lowest), highest: shown(quantity, highest) });
  return { shown, range };
}
