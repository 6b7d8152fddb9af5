import { useMemo } from 'react';
import { useChanges } from '#platform/offline/changes/use-changes.ts';
import { isOfList, type ListToken, listChangeOf } from './stored-change.ts';

/** What the member changed of a list and the server has not confirmed; what it refused for good is apart. */
export function useListChanges(memberId: string | null, token: ListToken) {
  const changes = useChanges(memberId ?? '');
  return useMemo(() => {
    const own = changes.filter(isOfList(token));
    const pending = own.filter(({ refusal }) => refusal === null).map(listChangeOf);
    return { pending, refused: own.filter(({ refusal }) => refusal !== null) };
  }, [changes, token]);
}
