import { countEvent } from '@pomona/contract/admin/analytics';
import type { BodyOf } from '@pomona/contract/endpoint';
import { useCallback } from 'react';
import { useApi } from '#platform/services.tsx';

/** Adds one to a counter of the server. What cannot be counted is not missed. */
export function useCountEvent(): (body: BodyOf<typeof countEvent>) => void {
  const api = useApi();
  return useCallback((body) => void api.call(countEvent, { body }).catch(() => undefined), [api]);
}
