import { QueryClient } from '@tanstack/react-query';
import { ApiError, NetworkError } from '#platform/api/failures.ts';

const freshMilliseconds = 60_000;

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMilliseconds,
        retry: import.meta.env.SSR ? false : mayTryAgain,
        // Being offline is a failure that the page tells, not a wait without end.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

function mayTryAgain(failures: number, error: Error): boolean {
  if (failures > 0) return false;
  // After a refused token the visitor's own call is a new one.
  if (error instanceof ApiError) return error.code === 'session_rejected' || error.status >= 502;
  return error instanceof NetworkError;
}
