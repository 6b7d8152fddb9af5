import type { RecipeCard } from '@pomona/contract/recipes';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { Selection } from '../selection.ts';
import type { RecipeCollection } from './collection/use-recipe-collection.ts';
import { RecipeGridSkeleton } from './recipe-grid-skeleton.tsx';
import { useFoundRecipes } from './use-found-recipes.ts';
import { useSearchCount } from './use-search-count.ts';
import { VirtualRecipeGrid } from './virtual-recipe-grid.tsx';

interface Props {
  selection: Selection;
  onClear: () => void;
  collection: RecipeCollection;
  /** One function that stays the same: another one renders every card again. */
  heart: ((recipe: RecipeCard) => ReactNode) | undefined;
  note: ((recipe: RecipeCard) => ReactNode) | undefined;
  /** Beside the count. */
  match: ReactNode;
}

/** What the server finds for a selection, more of it as one reads on (LIST-17). */
export function ManyResults({ selection, onClear, collection, heart, note, match }: Props) {
  const t = useTranslations('recipe-list.page');
  const found = useFoundRecipes(selection, collection.first);
  const { cards, total, hasMore } = found;
  useSearchCount(selection, found.status === 'found' && !found.isChanging ? total : null);
  const { number } = useFormatter();
  const count = hasMore ? `${number(total)}+` : number(total);
  return (
    <>
      {found.status !== 'failed' && (
        <p role="status" className="mt-4 text-muted text-sm tabular-nums">
          {found.status === 'loading'
            ? t('loading')
            : t('showing', { shown: count, total: number(collection.total) })}
        </p>
      )}
      {match}
      <div className="mt-6" aria-busy={found.isChanging}>
        {found.status === 'loading' && <RecipeGridSkeleton />}
        {found.status === 'failed' && (
          <EmptyState
            title={t('failedTitle')}
            action={<Button onClick={found.tryAgain}>{t('tryAgain')}</Button>}
          >
            {t('failedLater')}
          </EmptyState>
        )}
        {found.status === 'found' && cards.length === 0 && (
          <EmptyState
            title={t('emptyTitle')}
            action={<Button onClick={onClear}>{t('clearFilters')}</Button>}
          >
            {t('emptyText')}
          </EmptyState>
        )}
        {found.status === 'found' && cards.length > 0 && (
          <>
            <VirtualRecipeGrid
              recipes={cards}
              setSize={hasMore ? -1 : total}
              {...(heart && { heart })}
              {...(note && { note })}
            />
            <More found={found} />
          </>
        )}
      </div>
    </>
  );
}

/** Where the list goes on: it loads, it failed, or that was all. */
function More({ found }: { found: ReturnType<typeof useFoundRecipes> }) {
  const end = useRef<HTMLDivElement>(null);
  const { loadMore } = found;
  useEffect(() => {
    if (end.current === null) return;
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      // A long screen ahead, so that who reads on does not wait.
      { rootMargin: '1500px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [loadMore]);
  return (
    <div ref={end} className="mt-6">
      <MoreState found={found} />
    </div>
  );
}

function MoreState({ found }: { found: ReturnType<typeof useFoundRecipes> }) {
  const t = useTranslations('recipe-list.more');
  const shared = useTranslations('recipe-list.page');
  if (found.moreStatus === 'failed')
    return (
      <div role="alert" className="grid justify-items-center gap-3 py-6 text-center">
        <p>{t('moreFailed')}</p>
        <Button variant="secondary" onClick={found.tryMoreAgain}>
          {shared('tryAgain')}
        </Button>
      </div>
    );
  if (found.moreStatus === 'end')
    return <p className="py-6 text-center text-muted text-sm">{t('end')}</p>;
  return (
    <>
      <p role="status" className="sr-only">
        {found.moreStatus === 'loading' && t('loadingMore')}
      </p>
      <RecipeGridSkeleton rows={1} />
    </>
  );
}
