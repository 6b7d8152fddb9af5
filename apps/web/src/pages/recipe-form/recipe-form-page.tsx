import { useParams } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { RecipeFormSkeleton } from '#features/recipe-writing/recipe-form-skeleton.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

/** Fetched for members: visitors see the gate alone. */
const OwnRecipeForm = lazyPart(async () => (await import('./own-recipe-form.tsx')).OwnRecipeForm, {
  loading: <RecipeFormSkeleton />,
});

export function head({ params, translate }: PageCircumstances): PageHead {
  return {
    title:
      params.id === undefined
        ? translate('recipe-form.new.title')
        : translate('recipe-form.edit.title'),
    description: translate('recipe-form.new.description'),
    isPrivate: true,
  };
}

/** `/recipes/new` and `/recipes/{id}/edit` (FOOD-03). */
export function Page() {
  const t = useTranslations('recipe-form.gate');
  const { id } = useParams({ strict: false });
  return (
    <SignInGate icon={PenLine} prompt={t('prompt')} lead={t('lead')}>
      {(user) => (
        <div className="page-width py-8 md:py-12">
          <OwnRecipeForm user={user} id={id} />
        </div>
      )}
    </SignInGate>
  );
}
