import { useTranslations } from 'use-intl';
import {
  isPictureFailure,
  type RecipeFormState,
} from '#features/recipe-writing/use-recipe-form.ts';
import { ApiError } from '#platform/api/failures.ts';
import { Button } from '#ui/button.tsx';

/** Why it was not saved, and what can be done. What was typed is still there. */
export function SaveFailure({ state }: { state: RecipeFormState }) {
  const t = useTranslations('recipe-form.failure');
  const { failure } = state;
  if (failure === null) return null;
  const isGone = failure instanceof ApiError && failure.code === 'recipe_not_found';
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-2 rounded-control bg-berry-soft p-3 text-berry text-sm"
    >
      <p className="font-semibold">{t('title')}</p>
      <p>
        {isGone ? t('gone') : sentenceOf(failure, t('picture'), t('server'), t('unreachable'))}{' '}
        {t('kept')}
      </p>
      {isGone && (
        <Button variant="secondary" size="small" onClick={state.saveAsNew}>
          {t('saveAsNew')}
        </Button>
      )}
    </div>
  );
}

function sentenceOf(failure: Error, picture: string, server: string, unreachable: string): string {
  if (isPictureFailure(failure)) return picture;
  return failure instanceof ApiError ? (failure.detail ?? server) : unreachable;
}
