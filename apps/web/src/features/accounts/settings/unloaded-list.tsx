import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

interface Props {
  query: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  texts: { loading: string; failed: string; tryAgain: string };
}

/** Stands for a list of the settings until it is there: loading, or failed with a way to try again. */
export function UnloadedList({ query, texts }: Props) {
  if (query.isError) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{texts.failed}</p>
        <Button variant="secondary" loading={query.isFetching} onClick={() => void query.refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-14" />
    </div>
  );
}
