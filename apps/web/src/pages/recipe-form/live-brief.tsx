import type { FoodAnalysis } from '@pomona/contract/foods/analysis';
import { useTranslations } from 'use-intl';
import { useFigureWords } from '#features/foods/figures/use-figure-words.ts';
import { useNumberFree } from '#platform/appearance/number-free.ts';

/** Energy and protein of a serving and how many labels are earned: one line at the foot of a phone. */
export function LiveBrief({ analysis: { nutrition, labels } }: { analysis: FoodAnalysis }) {
  const t = useTranslations('recipe-form.findings');
  const words = useFigureWords();
  const isNumberFree = useNumberFree();
  const earned = labels.filter(({ verdict }) => verdict === 'proven').length;
  const { calories } = nutrition;
  return (
    <>
      {!isNumberFree && (
        <span className="block font-semibold tabular-nums">
          {calories === undefined ? '– kcal' : words.amount(calories, 'calories')}
        </span>
      )}
      <span className="block text-muted">{t('earned', { count: earned })}</span>
    </>
  );
}
