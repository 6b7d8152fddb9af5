import type { Recipe } from '@pomona/contract/recipes';
import { Hourglass } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useRecipeWords } from '#product/use-recipe-words.ts';

/** What is waited for beside preparing and cooking, and how long the dish takes with it (REC-11). */
export function RestingLine({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe-detail.page');
  const words = useRecipeWords();
  const { prep_time: prep, cook_time: cook, rest_time: rest } = recipe;
  if (rest === 0) return null;
  return (
    <p className="mt-3 flex items-center gap-2 text-muted text-sm tabular-nums print:hidden">
      <Hourglass aria-hidden="true" className="size-4 shrink-0 text-leaf" />
      {t('resting', { rest: words.minutes(rest), total: words.minutes(prep + cook + rest) })}
    </p>
  );
}
