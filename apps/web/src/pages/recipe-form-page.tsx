import type { User } from '@pomona/contract/accounts';
import type { Recipe } from '@pomona/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { PenLine, SquareArrowDown } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { RecipeFailed } from '#features/recipes/detail/recipe-failed.tsx';
import { RecipeNotFound } from '#features/recipes/detail/recipe-not-found.tsx';
import { DeleteRecipe } from '#features/recipes/writing/delete-recipe.tsx';
import { editedRecipeQuery } from '#features/recipes/writing/queries.ts';
import { RecipeEditor, RecipeFormSkeleton } from '#features/recipes/writing/recipe-editor.tsx';
import { ownSaving } from '#features/recipes/writing/saving.ts';
import { useKnownRecipes } from '#features/recipes/writing/use-known-recipes.ts';
import type { PageCircumstances, PageHead } from '#platform/page.ts';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { showToast } from '#ui/toast-message.ts';
import { LiveBrief } from './recipe-form/live-brief.tsx';
import { LiveFindings } from './recipe-form/live-findings.tsx';

export function head({ params, translate }: PageCircumstances): PageHead {
  return {
    title:
      params.id === undefined ? translate('writing.new.title') : translate('writing.edit.title'),
    description: translate('writing.new.description'),
    isPrivate: true,
  };
}

/** `/recipes/new` and `/recipes/{id}/edit` (FOOD-03). */
export function Page() {
  const t = useTranslations('writing.gate');
  const { id } = useParams({ strict: false });
  return (
    <SignInGate icon={PenLine} prompt={t('prompt')} lead={t('lead')}>
      {(user) => (
        <div className="page-width py-8 md:py-12">
          {id === undefined ? <NewRecipe user={user} /> : <EditedRecipe user={user} id={id} />}
        </div>
      )}
    </SignInGate>
  );
}

function NewRecipe({ user }: { user: User }) {
  const t = useTranslations('writing.new');
  return (
    <>
      <PageHeading lead={t('lead')} actions={<ImportLink />}>
        {t('heading')}
      </PageHeading>
      <Editor user={user} recipe={null} />
    </>
  );
}

/** For what is written down elsewhere already (FOOD-04). */
function ImportLink() {
  const t = useTranslations('profile.own');
  return (
    <Button asChild variant="secondary">
      <Link to="/recipes/import">
        <SquareArrowDown aria-hidden="true" strokeWidth={1.75} className="size-5" />
        {t('import')}
      </Link>
    </Button>
  );
}

function EditedRecipe({ user, id }: { user: User; id: string }) {
  const t = useTranslations('writing.edit');
  const recipe = useQuery({ ...editedRecipeQuery(useApi(), id), refetchOnWindowFocus: false });
  if (recipe.isPending) return <RecipeFormSkeleton />;
  if (recipe.data === undefined) return <RecipeFailed onRetry={() => void recipe.refetch()} />;
  // What is not one's own is as if it were not there.
  if (recipe.data?.owner_id !== user.id) return <RecipeNotFound />;
  return (
    <>
      <PageHeading eyebrow={recipe.data.title}>{t('heading')}</PageHeading>
      <Editor user={user} recipe={recipe.data} key={id} />
    </>
  );
}

function Editor({ user, recipe }: { user: User; recipe: Recipe | null }) {
  const t = useTranslations('writing');
  const api = useApi();
  const navigate = useNavigate();
  const known = useKnownRecipes();
  const saving = useMemo(() => ownSaving(api), [api]);
  const title = recipe === null ? t('new.saved') : t('edit.saved');
  return (
    <div className="mt-8">
      <RecipeEditor
        memberId={user.id}
        recipe={recipe}
        saving={saving}
        findings={(found) => <LiveFindings {...found} />}
        brief={(analysis) => <LiveBrief analysis={analysis} />}
        foot={recipe && <DeleteRecipe recipe={recipe} memberId={user.id} />}
        onSaved={(saved) => {
          known.put(saved);
          showToast({ title, tone: 'success' });
          void navigate({ to: '/recipes/$id', params: { id: saved.id }, replace: true });
        }}
      />
    </div>
  );
}
