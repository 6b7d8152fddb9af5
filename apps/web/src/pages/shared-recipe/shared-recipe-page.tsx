import type { Recipe } from '@pomona/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { sharedRecipeKey, sharedRecipeQuery } from '#features/recipe-sharing/queries.ts';
import { SharedRecipeGone } from '#features/recipe-sharing/shared-recipe-gone.tsx';
import { RecipeDetailSkeleton } from '#features/recipes/detail/recipe-detail-skeleton.tsx';
import { RecipeFailed } from '#features/recipes/detail/recipe-failed.tsx';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { useApi } from '#platform/services.tsx';
import { SharedSections } from './shared-sections.tsx';

/** Who has the link may also see what it opens where they send it on; nobody finds it by searching. */
export function head({ queryClient, params, translate }: PageCircumstances): PageHead {
  const query = queryClient.getQueryState<Recipe | null>(sharedRecipeKey(params.token ?? ''));
  const unlisted = { isPrivate: true, isUnlisted: true } as const;
  const recipe = query?.data;
  if (recipe) return { title: recipe.title, description: recipe.description, ...unlisted };
  if (recipe === null) {
    return {
      title: translate('recipe-sharing.page.goneTitle'),
      description: translate('recipe-sharing.page.goneText'),
      status: 404,
      ...unlisted,
    };
  }
  return {
    // No title while it is loading.
    ...(query?.status === 'error' && { title: translate('recipe-detail.page.failedTitle') }),
    description: translate('recipe-detail.page.failedText'),
    status: 503,
    ...unlisted,
  };
}

export function prefetch({ queryClient, api, params }: PagePreparation): Promise<unknown> {
  return queryClient.prefetchQuery(sharedRecipeQuery(api, params.token ?? ''));
}

/** Somebody's own recipe, as the link to it opens it: to be read (SHARE-02). */
export function Page() {
  const { token } = useParams({ from: '/recipes/shared/$token' });
  const recipe = useQuery(sharedRecipeQuery(useApi(), token));
  return (
    <div className="page-width py-6 md:py-8 print:p-0">
      {recipe.isPending && <RecipeDetailSkeleton />}
      {recipe.isError && recipe.data === undefined && (
        <RecipeFailed onRetry={() => recipe.refetch()} />
      )}
      {recipe.data === null && <SharedRecipeGone />}
      {recipe.data && <SharedSections recipe={recipe.data} key={recipe.data.id} />}
    </div>
  );
}
