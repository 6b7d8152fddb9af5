import { useTranslations } from 'use-intl';
import type { Field } from './problems.ts';
import { useProblemWords } from './use-problem-words.ts';
import { isPictureFailure, type RecipeFormState } from './use-recipe-form.ts';

/** What is wrong with a field, in words. */
export function useFieldErrors({ problems, failure, draft }: RecipeFormState) {
  const problemText = useProblemWords();
  const t = useTranslations('recipe-form');
  const missing: Partial<Record<Field, string>> = {
    ingredients: t('ingredients.missing'),
    steps: t('steps.missing'),
    title: t('name.titleMissing'),
  };

  function pictureError(): string | undefined {
    if (isPictureFailure(failure) && draft.picture.kind !== 'address')
      return failure.detail ?? undefined;
    const isWrong = isPictureFailure(failure) || problems.fields.picture !== undefined;
    return isWrong ? t('picture.addressWrong') : undefined;
  }

  return (field: Field): string | undefined => {
    if (field === 'picture') return pictureError();
    const problem = problems.fields[field];
    if (problem === undefined) return undefined;
    const text = problem.code === 'missing' ? missing[field] : undefined;
    return text ?? problemText(problem);
  };
}
