import { useFormatter, useTranslations } from 'use-intl';
import type { LineGap } from './line-gap.ts';

/** The reason why a line is missing from the figures, and what to do about it. */
export function useGapWords(): (gap: LineGap) => string {
  const t = useTranslations('recipe-form.gap');
  const names = useTranslations('recipe-detail.nutrition');
  const format = useFormatter();
  return (gap) => {
    switch (gap.why) {
      case 'unknown':
        return gap.words.length === 0
          ? t('unknown')
          : t('unknownWords', {
              words: format.list(gap.words.map((word) => t('quoted', { word }))),
            });
      case 'noFigures':
        return t('noFigures');
      case 'noUnitWeight':
        return t('noUnitWeight', { food: gap.food, unit: gap.unit });
      case 'unmeasured':
        return t('unmeasured', {
          food: gap.food,
          figures: format.list(gap.figures.map((key) => names(key))),
        });
      default:
        return t(gap.why, { food: gap.food });
    }
  };
}
