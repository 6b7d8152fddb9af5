import type { FindingKind } from '@pomona/contract/admin/quality';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { FindingRow } from './finding-row.tsx';
import { ListState } from './list-state.tsx';
import { findingsQuery } from './queries.ts';

/** The recipes that one kind of finding was made in. */
export function FindingList({ kind }: { kind: FindingKind }) {
  const t = useTranslations('data-quality');
  const found = useInfiniteQuery(findingsQuery(useApi(), kind));
  const recipes = found.data?.pages.flatMap((page) => page.recipes);
  const list = useListFocus(recipes);
  const missing = found.isError ? 'failed' : 'loading';
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {recipes === undefined || recipes.length === 0 ? (
        <ListState
          state={recipes === undefined ? missing : 'empty'}
          isFetching={found.isFetching}
          onRetry={() => void found.refetch()}
        />
      ) : (
        <ul className="mt-4">
          {recipes.map((recipe) => (
            <FindingRow key={recipe.id} kind={kind} recipe={recipe} />
          ))}
        </ul>
      )}
      {found.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </div>
  );
}
