import type { User } from '@pomona/contract/accounts';
import type { Recipe } from '@pomona/contract/recipes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { History } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { editedRecipeQuery } from '#features/recipe-writing/queries.ts';
import { RecipeEditor } from '#features/recipe-writing/recipe-editor.tsx';
import { RecipeFormSkeleton } from '#features/recipe-writing/recipe-form-skeleton.tsx';
import { useKnownRecipes } from '#features/recipe-writing/rows/use-known-recipes.ts';
import { staffSaving } from '#features/recipe-writing/saving/saving.ts';
import { RecipeFailed } from '#features/recipes/detail/recipe-failed.tsx';
import { RecipeNotFound } from '#features/recipes/detail/recipe-not-found.tsx';
import { LiveBrief } from '#pages/recipe-form/live-brief.tsx';
import { LiveFindings } from '#pages/recipe-form/live-findings.tsx';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { RecipesLink } from './recipes-link.tsx';

interface Props {
  admin: User;
  /** Of the recipe that is edited; `undefined` for a new one. */
  id: string | undefined;
}

/** The form for what everybody sees: a new recipe of the catalogue, or one that is public (ADMIN-06). */
export function StaffRecipeForm({ admin, id }: Props) {
  return id === undefined ? <NewRecipe admin={admin} /> : <EditedRecipe admin={admin} id={id} />;
}

function NewRecipe({ admin }: { admin: User }) {
  const t = useTranslations('admin-recipes');
  return (
    <>
      <RecipesLink />
      <PageHeading lead={t('createLead')}>{t('create')}</PageHeading>
      <Editor admin={admin} recipe={null} />
    </>
  );
}

function EditedRecipe({ admin, id }: { admin: User; id: string }) {
  const t = useTranslations('admin-recipes');
  const form = useTranslations('recipe-form.edit');
  const recipe = useQuery({ ...editedRecipeQuery(useApi(), id), refetchOnWindowFocus: false });
  if (recipe.isPending) return <RecipeFormSkeleton />;
  if (recipe.data === undefined) return <RecipeFailed onRetry={() => void recipe.refetch()} />;
  if (recipe.data?.visibility !== 'public') return <RecipeNotFound />;
  return (
    <>
      <RecipesLink />
      <PageHeading
        eyebrow={recipe.data.title}
        lead={recipe.data.owner_id === null ? t('editLead') : t('editMemberLead')}
        actions={
          <Button asChild variant="secondary">
            <Link to="/admin/recipes/$id/versions" params={{ id }}>
              <History aria-hidden="true" className="size-5" />
              {t('row.versions')}
            </Link>
          </Button>
        }
      >
        {form('heading')}
      </PageHeading>
      <Editor admin={admin} recipe={recipe.data} key={id} />
    </>
  );
}

function Editor({ admin, recipe }: { admin: User; recipe: Recipe | null }) {
  const t = useTranslations('recipe-form');
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const known = useKnownRecipes();
  const saving = useMemo(() => staffSaving(api), [api]);
  const title = recipe === null ? t('new.saved') : t('edit.saved');
  return (
    <div className="mt-8">
      <RecipeEditor
        memberId={admin.id}
        recipe={recipe}
        newDraft="new-in-catalogue"
        managesPicture
        saving={saving}
        findings={(found) => <LiveFindings {...found} />}
        brief={(analysis) => <LiveBrief analysis={analysis} />}
        onSaved={(saved) => {
          known.put(saved);
          void queryClient.invalidateQueries({ queryKey: ['own', 'admin'] });
          showToast({ title, tone: 'success' });
        }}
        onDone={() => void navigate({ to: '/admin', search: { tab: 'recipes' }, replace: true })}
      />
    </div>
  );
}
