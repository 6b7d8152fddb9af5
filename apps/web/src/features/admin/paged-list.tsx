import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

interface ListTexts {
  loading: string;
  failed: string;
  unreachable: string;
  tryAgain: string;
  none: string;
  noneText: string;
  more: string;
}

interface Props<Page> {
  texts: ListTexts;
  found: UseInfiniteQueryResult<InfiniteData<Page>>;
  isEmpty: (pages: readonly Page[]) => boolean;
  /** In the shape of what comes. */
  loading: ReactNode;
  children: (pages: readonly Page[]) => ReactNode;
}

/** A list of the dashboard that grows page by page, with each of its states. What a new search finds takes the place of the old in one step. */
export function PagedList<Page>({ texts, found, isEmpty, loading, children }: Props<Page>) {
  if (found.data === undefined)
    return found.isError ? (
      <Failed texts={texts} found={found} />
    ) : (
      <div className="mt-6 grid gap-4">
        <p role="status" className="sr-only">
          {texts.loading}
        </p>
        {loading}
      </div>
    );
  if (isEmpty(found.data.pages))
    return (
      <EmptyState headingLevel={3} title={texts.none}>
        {texts.noneText}
      </EmptyState>
    );
  return (
    <div
      aria-busy={found.isPlaceholderData}
      className={classes('transition-opacity', found.isPlaceholderData && 'opacity-60')}
    >
      {children(found.data.pages)}
      {found.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </div>
  );
}

/** Whose rights were taken meanwhile reads that, and not that the server is away (ROLE-03). */
function Failed({ texts, found }: { texts: ListTexts; found: Found }) {
  const access = useTranslations('admin.access');
  const isForbidden = found.error instanceof ApiError && found.error.status === 403;
  return (
    <EmptyState
      headingLevel={3}
      title={isForbidden ? access('required') : texts.failed}
      action={
        <Button loading={found.isFetching} onClick={() => void found.refetch()}>
          {texts.tryAgain}
        </Button>
      }
    >
      {isForbidden ? access('ensure') : texts.unreachable}
    </EmptyState>
  );
}

type Found = Pick<UseInfiniteQueryResult, 'error' | 'isFetching' | 'refetch'>;
