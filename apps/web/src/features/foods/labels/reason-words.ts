import type { LabelReason } from '@pomona/contract/foods/labels';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';

type RuleUnit = NonNullable<LabelReason['unit']>;

/** How amounts and names are written in the sentences about labels. */
export interface ReasonWords {
  readonly t: ReturnType<typeof useTranslations<'foods.labels'>>;
  readonly isNumberFree: boolean;
  amount(value: number, unit: RuleUnit | undefined): string;
  list(texts: readonly string[]): string;
  foods(foods: readonly { name: string }[]): string;
  quoted(word: string): string;
}

export function useWords(): ReasonWords {
  const t = useTranslations('foods.labels');
  const format = useFormatter();
  const list = (texts: readonly string[]) => format.list(texts);
  return {
    t,
    isNumberFree: useNumberFree(),
    amount(value, unit) {
      if (unit === 'share') return format.number(value, { style: 'percent' });
      const shown = format.number(value, { maximumFractionDigits: value < 10 ? 1 : 0 });
      if (unit === undefined || unit === 'load') return shown;
      return unit === 'mg' ? `${shown} mg` : `${shown} g`;
    },
    list,
    foods: (foods) => list(foods.map(({ name }) => name)),
    quoted: (word) => t('quoted', { word }),
  };
}
