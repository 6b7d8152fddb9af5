import { useCallback } from 'react';
import { useApi } from '#platform/services.tsx';
import type { CountedBody } from './count-event.ts';

/** Adds one to a counter of the server. What cannot be counted is not missed; nobody waits for its script. */
export function useCountEvent(): (body: CountedBody) => void {
  const api = useApi();
  return useCallback(
    (body) =>
      void import('./count-event.ts')
        .then(({ reportEvent }) => reportEvent(api, body))
        .catch(() => undefined),
    [api],
  );
}
