import type { RecipeCard } from '@pomona/contract/recipes';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { askedAtFirst, readSelection } from '#features/recipes/list/address.ts';
import { ActiveFilters, FilterPanel } from '#features/recipes/list/filter-parts.ts';
import { ListToolbar } from '#features/recipes/list/list-toolbar.tsx';
import { LongRecipeGrid } from '#features/recipes/list/long-recipe-grid.tsx';
import { RecipeGridSkeleton } from '#features/recipes/list/recipe-grid.tsx';
import { ManyResults } from '#features/recipes/list/results-of-many.ts';
import { usePerson } from '#features/recipes/list/use-person.ts';
import {
  type RecipeCollection,
  useRecipeCollection,
} from '#features/recipes/list/use-recipe-collection.ts';
import { useSelectedCards } from '#features/recipes/list/use-selected-cards.ts';
import { useSelection } from '#features/recipes/list/use-selection.ts';
import { firstRecipesQuery } from '#features/recipes/queries.ts';
import { everything, filterCount, type Selection } from '#features/recipes/selection.ts';
import { UnreadNote } from '#features/recipes/unread-note.tsx';
import { lazyPart } from '#platform/lazy-part.tsx';
import type { PageCircumstances, PageHead, PagePreparation } from '#platform/page.ts';
import { tryAgainNow } from '#platform/retrying-import.ts';
import { useSessionState } from '#platform/services.tsx';
import { WhenSignedIn } from '#platform/session-views.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

/** Fetched for members. */
const MemberMarks = lazyPart(async () => (await import('./member-marks.tsx')).MemberMarks);
const MemberActions = lazyPart(async () => (await import('./member-actions.tsx')).MemberActions);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('recipe-list.page.title'),
    description: translate('recipe-list.page.description'),
  };
}

/** The first cards of the selection in the address; the page itself fetches them all when somebody is there. */
export function prefetch({ queryClient, api, search }: PagePreparation): Promise<unknown> {
  const asked = askedAtFirst(readSelection(search)) ?? {};
  return queryClient.prefetchQuery(firstRecipesQuery(api, asked));
}

/** Nothing jumps when the number comes. */
const keptLine = '\u00a0';

export function Page() {
  const t = useTranslations('recipe-list.page');
  const [selection, setSelection] = useSelection();
  const collection = useRecipeCollection(selection);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const isNarrowed = selection.search.trim() !== '' || filterCount(selection) > 0;
  useReloadForMember(collection.refreshQuietly);

  const results = useRef<HTMLDivElement>(null);
  function clear(): void {
    setSelection(everything);
    results.current?.focus();
  }

  const searched = useSearched(selection, collection);
  const {
    cards: shown,
    count,
    isLoading: isComing,
    isWhole,
    hasFailed,
    finder,
  } = useSelectedCards(collection, searched);
  const isLoading = isComing && !collection.isEmpty;
  const isCut =
    collection.status === 'failed' || hasFailed || (collection.rest === 'failed' && !isLoading);
  const heart = useHeart();
  const note = useNote(searched);

  return (
    <div className="page-width py-10 md:py-14">
      <PageHeading
        lead={collection.status === 'loaded' ? t('total', { count: collection.total }) : keptLine}
        actions={
          <WhenSignedIn>
            {() => (
              <Suspense>
                <MemberActions />
              </Suspense>
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
            <FilterPanel
              selection={selection}
              onChange={setSelection}
              finder={finder}
              left={isLoading || !isWhole || collection.isLarge ? null : count}
              onShow={() => {
                setIsPanelOpen(false);
                requestAnimationFrame(() => {
                  results.current?.scrollIntoView();
                  results.current?.focus({ preventScroll: true });
                });
              }}
            />
          </Suspense>
        )}
        {isNarrowed && (
          <div className="min-h-9">
            <Suspense>
              <ActiveFilters selection={selection} onChange={setSelection} />
            </Suspense>
          </div>
        )}
      </div>
      <div ref={results} tabIndex={-1} className="outline-none" />
      {collection.isLarge ? (
        <Suspense>
          <ManyResults
            selection={searched}
            onClear={clear}
            collection={collection}
            heart={heart}
            note={note}
          />
        </Suspense>
      ) : (
        <>
          {(!isCut || isWhole) && collection.status !== 'failed' && (
            <p role="status" className="mt-4 text-muted text-sm tabular-nums">
              {isLoading || !isWhole
                ? t('loading')
                : t('showing', { shown: count, total: collection.total })}
            </p>
          )}
          <div className="mt-6">
            {isLoading && <RecipeGridSkeleton />}
            {!isLoading && shown.length > 0 && (
              <LongRecipeGrid recipes={shown} {...(heart && { heart })} {...(note && { note })} />
            )}
            {!isLoading && !isCut && shown.length === 0 && (
              <EmptyState
                title={t('emptyTitle')}
                action={!collection.isEmpty && <Button onClick={clear}>{t('clearFilters')}</Button>}
              >
                {t(collection.isEmpty ? 'databaseEmpty' : 'emptyText')}
              </EmptyState>
            )}
            {isCut && <Failed onRetry={hasFailed ? tryAgainNow : collection.refresh} />}
          </div>
        </>
      )}
    </div>
  );
}

/**
 * The selection whose results are drawn. Where all recipes are here a search takes less than a millisecond, and its results
 * are drawn with the key; else the key is drawn first.
 */
function useSearched(selection: Selection, { rest, isLarge }: RecipeCollection): Selection {
  const isAtOnce = rest === 'here' && !isLarge;
  const deferred = useDeferredValue(isAtOnce ? null : selection);
  return isAtOnce ? selection : (deferred ?? selection);
}

const heartOf = (recipe: RecipeCard) => (
  <Suspense>
    <MemberMarks recipe={recipe} />
  </Suspense>
);

/** The heart on each card, for a member (LIST-13). */
function useHeart() {
  return useSessionState().status === 'signed-in' ? heartOf : undefined;
}

const noteOf = (recipe: RecipeCard) => <UnreadNote recipe={recipe} />;

/** Where allergens are left out, a recipe that was not read whole says so (REC-10). */
function useNote({ avoid, fitsMe }: Selection) {
  const own = usePerson()?.avoid ?? [];
  return avoid.length > 0 || (fitsMe && own.length > 0) ? noteOf : undefined;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('recipe-list.page');
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
