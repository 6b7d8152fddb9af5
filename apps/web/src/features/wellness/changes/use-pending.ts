import { useMemo } from 'react';
import { useChanges } from '#platform/offline/changes/use-changes.ts';
import { useSessionState } from '#platform/services.tsx';
import { type DiaryKind, diaryChangeOf } from './diary-change.ts';

/** `''` for nobody. */
export function useMemberId(): string {
  const state = useSessionState();
  return state.status === 'signed-in' ? state.user.id : '';
}

/** What the member changed and the server has not confirmed; what it refused for good is apart. */
export function usePending<Entry extends { id: string }, Body, Change>(
  kind: DiaryKind<Entry, Body, Change>,
) {
  const changes = useChanges(useMemberId());
  return useMemo(() => {
    const own = changes.filter((change) => change.kind === kind.name);
    const waiting = own.filter(({ refusal }) => refusal === null);
    return {
      pending: waiting.map((change) => diaryChangeOf(kind, change)),
      refused: own.filter(({ refusal }) => refusal !== null),
    };
  }, [changes, kind]);
}
