import type { User } from '@pomona/contract/accounts';
import type { Recipe } from '@pomona/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { SquareArrowDown } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { editedRecipeQuery } from '#features/recipe-writing/queries.ts';
import { RecipeEditor } from '#features/recipe-writing/recipe-editor.tsx';
import { RecipeFormSkeleton } from '#features/recipe-writing/recipe-form-skeleton.tsx';
import { useKnownRecipes } from '#features/recipe-writing/rows/use-known-recipes.ts';
import { DeleteRecipe } from '#features/recipe-writing/saving/delete-recipe.tsx';
import { ownSaving } from '#features/recipe-writing/saving/saving.ts';
import { RecipeFailed } from '#features/recipes/detail/recipe-failed.tsx';
import { RecipeNotFound } from '#features/recipes/detail/recipe-not-found.tsx';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { LiveBrief } from './live-brief.tsx';
import { LiveFindings } from './live-findings.tsx';

interface Props {
  user: User;
  /** Of the recipe that is edited; `undefined` for a new one. */
  id: string | undefined;
}

/** The form for a member, with their recipe and with what the foods have to say about its lines. */
export function OwnRecipeForm({ user, id }: Props) {
  return id === undefined ? <NewRecipe user={user} /> : <EditedRecipe user={user} id={id} />;
}

function NewRecipe({ user }: { user: User }) {
  const t = useTranslations('recipe-form.new');
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
  const t = useTranslations('recipe-writing.own');
  return (
    <Button asChild variant="secondary">
      <Link to="/recipes/import">
        <SquareArrowDown aria-hidden="true" className="size-5" />
        {t('import')}
      </Link>
    </Button>
  );
}

function EditedRecipe({ user, id }: { user: User; id: string }) {
  const t = useTranslations('recipe-form.edit');
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
  const t = useTranslations('recipe-form');
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
        managesPicture={user.is_admin}
        findings={(found) => <LiveFindings {...found} />}
        brief={(analysis) => <LiveBrief analysis={analysis} />}
        foot={recipe && <DeleteRecipe recipe={recipe} memberId={user.id} />}
        onSaved={(saved) => {
          known.put(saved);
          showToast({ title, tone: 'success' });
        }}
        onDone={({ id }) => void navigate({ to: '/recipes/$id', params: { id }, replace: true })}
      />
    </div>
  );
}
