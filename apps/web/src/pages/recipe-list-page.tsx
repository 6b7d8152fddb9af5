import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FavouriteButton } from '#features/favourites/favourite-button.tsx';
import { ActiveFilters } from '#features/recipes/list/active-filters.tsx';
import { ListToolbar } from '#features/recipes/list/list-toolbar.tsx';
import { RecipeGrid, RecipeGridSkeleton } from '#features/recipes/list/recipe-grid.tsx';
import { useRecipeCollection } from '#features/recipes/list/use-recipe-collection.ts';
import { useSelection } from '#features/recipes/list/use-selection.ts';
import { firstRecipesQuery } from '#features/recipes/queries.ts';
import {
  everything,
  isEverything,
  preparedCards,
  selectedCards,
} from '#features/recipes/selection.ts';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { useSessionState } from '#platform/services.tsx';
import { WhenSignedIn } from '#platform/session-views.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

/** Fetched when it is opened. */
const FilterPanel = lazy(async () => ({
  default: (await import('#features/recipes/list/filter-panel.tsx')).FilterPanel,
}));

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('collection.list.title'),
    description: translate('collection.list.description'),
  };
}

/** The first cards; the page itself fetches them all when somebody is there. */
export function prefetch({ queryClient, api }: PagePreparation): Promise<unknown> {
  return queryClient.prefetchQuery(firstRecipesQuery(api));
}

/** Nothing jumps when the number comes. */
const keptLine = '\u00a0';

export function Page() {
  const t = useTranslations('collection.list');
  const [selection, setSelection] = useSelection();
  const collection = useRecipeCollection({ needsAll: !isEverything(selection) });
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  useReloadForMember(collection.refreshQuietly);

  const prepared = useMemo(() => preparedCards(collection.cards), [collection.cards]);
  const shownSelection = useDeferredValue(selection);
  const shown = selectedCards(prepared, shownSelection);
  // Nothing among the first cards says nothing about the rest.
  const isLoading = collection.status === 'loading' || (collection.isPartial && shown.length === 0);

  return (
    <div className="page-width py-10 md:py-14">
      <PageHeading
        lead={collection.status === 'loaded' ? t('total', { count: collection.total }) : keptLine}
        actions={
          <WhenSignedIn>
            {() => (
              <Button asChild variant="secondary">
                <Link to="/ai-generator">
                  <Sparkles aria-hidden="true" strokeWidth={1.75} className="size-5" />
                  {t('generate')}
                </Link>
              </Button>
            )}
          </WhenSignedIn>
        }
      >
        {t('heading')}
      </PageHeading>
      <div className="mt-8 grid gap-4">
        <ListToolbar
          selection={selection}
          onChange={setSelection}
          isPanelOpen={isPanelOpen}
          onTogglePanel={() => setIsPanelOpen(!isPanelOpen)}
          isRefreshing={collection.isRefreshing}
          onRefresh={collection.refresh}
        />
        {isPanelOpen && (
          <Suspense>
            <FilterPanel selection={selection} onChange={setSelection} />
          </Suspense>
        )}
        <ActiveFilters selection={selection} onChange={setSelection} />
        {collection.status !== 'failed' && (
          <p role="status" className="text-muted text-sm tabular-nums">
            {isLoading
              ? t('loading')
              : t('showing', { shown: shown.length, total: collection.total })}
          </p>
        )}
      </div>
      <div className="mt-6">
        {isLoading && <RecipeGridSkeleton />}
        {collection.status === 'failed' && <Failed onRetry={collection.refresh} />}
        {collection.status === 'loaded' &&
          !isLoading &&
          (shown.length > 0 ? (
            <Hearted shown={shown} />
          ) : (
            <EmptyState
              title={t('emptyTitle')}
              action={<Button onClick={() => setSelection(everything)}>{t('clearFilters')}</Button>}
            >
              {t('emptyText')}
            </EmptyState>
          ))}
      </div>
    </div>
  );
}

/** The cards, with a heart on each for a member (LIST-13). */
function Hearted({ shown }: { shown: ReturnType<typeof selectedCards> }) {
  const isMember = useSessionState().status === 'signed-in';
  return isMember ? (
    <RecipeGrid
      headingLevel={2}
      recipes={shown}
      heart={(recipe) => <FavouriteButton recipe={recipe} />}
    />
  ) : (
    <RecipeGrid headingLevel={2} recipes={shown} />
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('collection.list');
  return (
    <EmptyState
      title={t('failedTitle')}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    >
      {t('failedLater')}
    </EmptyState>
  );
}

/** The list is loaded again when somebody signs in or out (LIST-07); a stored session is found after the first load. */
function useReloadForMember(reload: () => void): void {
  const state = useSessionState();
  const who = state.status === 'signed-in' ? state.user.id : '';
  const [lastWho, setLastWho] = useState(who);
  useEffect(() => {
    if (who === lastWho) return;
    setLastWho(who);
    reload();
  }, [who, lastWho, reload]);
}
