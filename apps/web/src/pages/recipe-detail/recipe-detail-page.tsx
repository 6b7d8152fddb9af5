import type { Recipe } from '@pomona/contract/recipes';
import { recipeJsonLd } from '@pomona/contract/recipes/json-ld';
import { type Query, useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { recipeRangesQuery } from '#features/foods/queries.ts';
import { recipeTextSearch } from '#features/recipes/detail/address.ts';
import { RecipeDetailSkeleton } from '#features/recipes/detail/recipe-detail-skeleton.tsx';
import { RecipeFailed } from '#features/recipes/detail/recipe-failed.tsx';
import { recipeKey, recipeQuery } from '#features/recipes/queries.ts';
import { similarRecipesQuery } from '#features/recipes/similar/queries.ts';
import { reviewsQuery } from '#features/reviews/queries.ts';
import { isServerReached } from '#platform/offline/reading/connection.ts';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { useApi } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { BackLink } from './back-link.tsx';
import { MissingRecipe } from './missing-recipe.tsx';
import { RecipeSections } from './recipe-sections.tsx';

export function head(circumstances: PageCircumstances): PageHead {
  const { queryClient, params, search, translate, origin } = circumstances;
  const { text } = recipeTextSearch(search);
  const query = queryClient.getQueryState<Recipe | null>(recipeKey(params.id, text));
  const recipe = query?.data;
  if (recipe === null) {
    return {
      title: translate('recipe-detail.page.notFoundTitle'),
      description: translate('recipe-detail.page.notFoundText'),
      isPrivate: true,
      status: 404,
    };
  }
  if (recipe === undefined) {
    return {
      // No title while it is loading.
      ...(query?.status === 'error' && { title: translate('recipe-detail.page.failedTitle') }),
      description: translate('recipe-detail.page.failedText'),
      isPrivate: true,
      status: 503,
    };
  }
  return {
    title: recipe.title,
    description: recipe.description,
    image: recipe.image,
    kind: 'article',
    ...(recipe.owner_id !== null && { owner: recipe.owner_id }),
    ...(import.meta.env.SSR && { jsonLd: recipeJsonLd(recipe, origin) }),
  };
}

/** The server also waits for what stands further down; without it the page is rendered all the same. */
export async function prefetch(preparation: PagePreparation): Promise<void> {
  const { queryClient, api, params, search, language } = preparation;
  const { text } = recipeTextSearch(search);
  const recipe = await queryClient
    .fetchQuery(recipeQuery(api, params.id ?? '', text))
    .catch(() => null);
  if (!import.meta.env.SSR || recipe === null) return;
  const request = { recipeId: recipe.id, viewerId: null };
  await Promise.all([
    queryClient.prefetchInfiniteQuery(reviewsQuery(api, { ...request, order: 'newest' })),
    queryClient.prefetchQuery(similarRecipesQuery(api, request)),
    queryClient.prefetchQuery(recipeRangesQuery(api, language, recipe.id)),
  ]);
  const isFailed = ({ state }: Query) => state.status === 'error';
  queryClient.removeQueries({ predicate: isFailed });
}

export function Page() {
  const { id = '' } = useParams({ strict: false });
  const { text } = recipeTextSearch(useSearch({ strict: false }));
  const recipe = useQuery(recipeQuery(useApi(), id, text));
  useFailureToast(recipe.error);
  return (
    <div className="page-width py-6 md:py-8 print:p-0">
      <BackLink />
      <div className="mt-4 print:mt-0">
        {recipe.isPending && <RecipeDetailSkeleton />}
        {recipe.isError && recipe.data === undefined && (
          <RecipeFailed onRetry={() => recipe.refetch()} />
        )}
        {recipe.data === null && <MissingRecipe refetch={recipe.refetch} />}
        {recipe.data && <RecipeSections recipe={recipe.data} key={recipe.data.id} />}
      </div>
    </div>
  );
}

function useFailureToast(error: Error | null): void {
  const t = useTranslations('recipe-detail.page');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of language does not tell it again
  useEffect(() => {
    // Without a network the page itself says so.
    if (error === null || !isServerReached()) return;
    showToast({ title: t('failedTitle'), description: t('failedText'), tone: 'destructive' });
  }, [error]);
}
