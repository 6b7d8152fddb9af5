import { dietTypesOnHomeCard } from '@pomona/contract/constants';
import type { RecipeCard } from '@pomona/contract/recipes';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFavouriteIds } from '#features/favourites/use-favourite-ids.ts';
import { RecipeSummary } from '#features/recipes/card/recipe-summary.tsx';
import { RecipeGridSkeleton } from '#features/recipes/list/recipe-grid-skeleton.tsx';
import { savedRecipesQuery } from '#features/recipes/saved-recipes-query.ts';
import { MemberMarks } from '#pages/recipe-list/member-marks.tsx';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';

/** The recipes that the member has saved, the last saved first (PROF-03). */
export function FavouritesTab({ memberId }: { memberId: string }) {
  const t = useTranslations('profile.favourites');
  const ids = useFavouriteIds();
  const loadedIds = useLoadedIds(ids);
  const saved = useInfiniteQuery({
    ...savedRecipesQuery(useApi(), memberId, loadedIds),
    enabled: loadedIds.length > 0,
    placeholderData: keepPreviousData,
  });
  const shown = (saved.data?.pages.flat() ?? []).filter(({ id }) => ids.includes(id));

  if (ids.length > 0 && saved.data === undefined) {
    return saved.isError ? (
      <EmptyState
        title={t('failedTitle')}
        action={
          <Button loading={saved.isFetching} onClick={() => void saved.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('failedText')}
      </EmptyState>
    ) : (
      <>
        <p role="status" className="mb-6 text-muted">
          {t('loading')}
        </p>
        <RecipeGridSkeleton />
      </>
    );
  }
  return (
    <>
      <Cards shown={shown} />
      {saved.hasNextPage && (
        <div className="mt-8 text-center">
          <Button
            variant="secondary"
            loading={saved.isFetchingNextPage}
            onClick={() => void saved.fetchNextPage()}
          >
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function Cards({ shown }: { shown: readonly RecipeCard[] }) {
  const t = useTranslations('profile.favourites');
  const list = useListFocus(shown, 'button[aria-pressed]');
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {shown.length === 0 ? (
        <EmptyState
          title={t('emptyTitle')}
          action={
            <Button asChild>
              <Link to="/recipes">{t('browse')}</Link>
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((recipe) => (
            <li key={recipe.id}>
              <RecipeSummary
                recipe={recipe}
                headingLevel={2}
                dietsShown={dietTypesOnHomeCard}
                heart={<MemberMarks recipe={recipe} undoLabel={t('undo')} />}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The newest first. Loaded ones are not loaded again when one is removed. */
function useLoadedIds(ids: readonly string[]): readonly string[] {
  const [loadedIds, setLoadedIds] = useState(() => ids.toReversed());
  if (ids.some((id) => !loadedIds.includes(id))) setLoadedIds(ids.toReversed());
  return loadedIds;
}
