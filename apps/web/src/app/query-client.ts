import {
  type DehydratedState,
  hydrate,
  QueryClient,
  type QueryPersister,
} from '@tanstack/react-query';
import { ApiError, NetworkError } from '#platform/api/failures.ts';

const freshMilliseconds = 60_000;

/** `persister`: where a query looks while the server cannot be reached. */
export function createQueryClient(persister?: QueryPersister<unknown>): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMilliseconds,
        retry: import.meta.env.SSR ? false : mayTryAgain,
        // Being offline is a failure that the page tells, not a wait without end.
        networkMode: 'always',
        ...(persister && { persister }),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Puts in what the server rendered the page with. It is never dropped: a part of the page may come alive long after, when
 * the line is back, and has to render then what the HTML shows.
 */
export function hydrateQueries(queryClient: QueryClient, state: DehydratedState): void {
  hydrate(queryClient, state, {
    defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } },
  });
}

function mayTryAgain(failures: number, error: Error): boolean {
  if (failures > 0) return false;
  // After a refused token the visitor's own call is a new one.
  if (error instanceof ApiError) return error.code === 'session_rejected' || error.status >= 502;
  return error instanceof NetworkError;
}
