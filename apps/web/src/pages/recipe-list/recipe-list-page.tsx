import { Link } from '@tanstack/react-router';
import { Refrigerator } from 'lucide-react';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readSelection, requestOfFirst } from '#features/recipes/list/address.ts';
import {
  type RecipeCollection,
  useRecipeCollection,
} from '#features/recipes/list/collection/use-recipe-collection.ts';
import { DayPicks } from '#features/recipes/list/day-picks.tsx';
import { ListToolbar } from '#features/recipes/list/list-toolbar.tsx';
import { useSearchCount } from '#features/recipes/list/use-search-count.ts';
import { useSelectedCards } from '#features/recipes/list/use-selected-cards.ts';
import { useSelection } from '#features/recipes/list/use-selection.ts';
import { firstRecipesQuery } from '#features/recipes/queries.ts';
import {
  everything,
  filterCount,
  isEverything,
  type Selection,
} from '#features/recipes/selection.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { useSessionState } from '#platform/services.tsx';
import { WhenSignedIn } from '#platform/session/when-signed-in.tsx';
import { Button } from '#ui/button.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { MemberActions } from './member-actions.tsx';
import { RecipeResults } from './recipe-results.tsx';

/** Fetched where something narrows the list. */
const ActiveFilters = lazyPart(
  async () => (await import('#features/recipes/list/active-filters.tsx')).ActiveFilters,
);

/** Fetched when it is opened. */
const FilterPanel = lazyPart(
  async () => (await import('#features/recipes/list/filter-panel.tsx')).FilterPanel,
);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('recipe-list.page.title'),
    description: translate('recipe-list.page.description'),
  };
}

/** The first cards of the selection in the address; the page itself fetches the rest. */
export function prefetch({ queryClient, api, search }: PagePreparation): Promise<unknown> {
  const request = requestOfFirst(readSelection(search)) ?? {};
  return queryClient.prefetchQuery(firstRecipesQuery(api, request));
}

/** Nothing jumps when the number comes. */
const emptyLine = '\u00a0';

export function Page() {
  const t = useTranslations('recipe-list.page');
  const [selection, setSelection] = useSelection();
  const collection = useRecipeCollection(selection);
  const picks = collection.first?.page.picks ?? [];
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [isAboutToNarrow, setIsAboutToNarrow] = useState(false);
  const isNarrowed = selection.search.trim() !== '' || filterCount(selection) > 0;
  useReloadForMember(collection.refreshQuietly);

  const results = useRef<HTMLDivElement>(null);
  function clear(): void {
    setSelection(everything);
    results.current?.focus();
  }

  function showResults(): void {
    setIsPanelOpen(false);
    requestAnimationFrame(() => {
      results.current?.scrollIntoView();
      results.current?.focus({ preventScroll: true });
    });
  }

  const searched = useSearched(selection, collection);
  const selected = useSelectedCards(collection, searched, isAboutToNarrow || isPanelOpen);
  const isCounted = !selected.isLoading && selected.isWhole && !collection.isLarge;
  useSearchCount(searched, isCounted ? selected.count : null);

  return (
    <div className="page-width py-10 md:py-14">
      <PageHeading
        lead={collection.status === 'loaded' ? t('total', { count: collection.total }) : emptyLine}
        actions={<WhenSignedIn>{() => <MemberActions />}</WhenSignedIn>}
      >
        {t('heading')}
      </PageHeading>
      <div className="mt-8 grid gap-4">
        <SectionBoundary>
          <ListToolbar
            selection={selection}
            onChange={setSelection}
            isPanelOpen={isPanelOpen}
            onTogglePanel={() => setIsPanelOpen(!isPanelOpen)}
            isRefreshing={collection.isRefreshing}
            onRefresh={collection.refresh}
            onFocus={() => setIsAboutToNarrow(true)}
            more={
              <Button asChild variant="quiet" size="small">
                <Link to="/recipes/what-i-have">
                  <Refrigerator aria-hidden="true" className="size-4" />
                  {t('whatIHave')}
                </Link>
              </Button>
            }
          />
        </SectionBoundary>
        <SectionBoundary>
          {isPanelOpen && (
            <FilterPanel
              selection={selection}
              onChange={setSelection}
              finder={selected.finder}
              left={isCounted ? selected.count : null}
              onShow={showResults}
            />
          )}
          {isNarrowed && (
            <ActiveFilters
              selection={selection}
              onChange={setSelection}
              understood={selected.understood}
            />
          )}
        </SectionBoundary>
      </div>
      <SectionBoundary>
        {picks.length > 0 && isEverything(selection) && <DayPicks picks={picks} />}
      </SectionBoundary>
      <div ref={results} tabIndex={-1} className="outline-none" />
      <SectionBoundary>
        <RecipeResults
          {...{ selection: searched, collection, selected }}
          onChange={setSelection}
          onClear={clear}
        />
      </SectionBoundary>
    </div>
  );
}

/**
 * The selection whose results are rendered. Where all recipes are here a search takes less than a millisecond, and its results
 * are rendered with the key; else the key is rendered first.
 */
function useSearched(selection: Selection, { rest, isLarge }: RecipeCollection): Selection {
  const isAtOnce = rest === 'here' && !isLarge;
  const deferred = useDeferredValue(isAtOnce ? null : selection);
  return isAtOnce ? selection : (deferred ?? selection);
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
