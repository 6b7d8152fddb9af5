import { storageKeys } from '@pomona/contract/constants';
import { useEffect, useState } from 'react';
import { readStored, writeStored } from '#platform/storage/storage.ts';

const keyOf = (memberId: string) => `${storageKeys.chatRead}.${memberId}`;

function readSequence(memberId: string): number | null {
  const stored = Number(readStored(keyOf(memberId)) ?? Number.NaN);
  return Number.isSafeInteger(stored) ? stored : null;
}

/** The last sequence that was read at an earlier visit; from now on, what is seen at the end counts as read. */
export function useReadUntil(memberId: string, lastSeen: number | null): number | null {
  const [atStart] = useState(() => readSequence(memberId));
  useEffect(() => {
    if (lastSeen === null || document.visibilityState !== 'visible') return;
    if (lastSeen > (readSequence(memberId) ?? -1)) writeStored(keyOf(memberId), String(lastSeen));
  }, [memberId, lastSeen]);
  return atStart;
}
