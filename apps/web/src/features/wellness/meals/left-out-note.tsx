import type { Meal } from '@pomona/contract/wellness/meals';
import { useFormatter, useTranslations } from 'use-intl';

/** What of a written meal is in no figure. */
export function LeftOutNote({ meal }: { meal: Meal }) {
  const t = useTranslations('wellness-diary.meals');
  const format = useFormatter();
  if (meal.left_out.length === 0) return null;
  return (
    <p className="mt-1 text-muted text-sm">
      {t('leftOut', { lines: format.list(meal.left_out.map((line) => t('quoted', { line }))) })}
    </p>
  );
}
