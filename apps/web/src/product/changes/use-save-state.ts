import { useEffect, useState } from 'react';
import { useQueueState } from '#platform/offline/changes/use-changes.ts';
import { useIsOnline } from '#platform/offline/changes/use-is-online.ts';
import { useSettled } from '#platform/use-settled.ts';

export type SaveState = 'quiet' | 'offline' | 'unreachable' | 'sending' | 'fleeting' | 'saved';

/** Sending that takes less is not worth a word. */
const calmMilliseconds = 1000;
const savedMilliseconds = 5000;

/** What there is to say about so many changes that the server does not have yet. */
export function useSaveState(count: number): SaveState {
  const { phase, isDurable } = useQueueState();
  const isOnline = useIsOnline();
  const isSlow = useSettled(count > 0, calmMilliseconds) && count > 0;
  const now = stateOf({ count, isOnline, isWaiting: phase === 'waiting', isSlow, isDurable });
  const hasSaved = useHasSaved(now, count);
  return now === 'quiet' && count === 0 && hasSaved ? 'saved' : now;
}

function stateOf(parts: {
  count: number;
  isOnline: boolean;
  isWaiting: boolean;
  isSlow: boolean;
  isDurable: boolean;
}): SaveState {
  const { count, isOnline, isWaiting, isSlow, isDurable } = parts;
  if (!isDurable && isSlow) return 'fleeting';
  if (!isOnline) return 'offline';
  if (count > 0 && isWaiting) return 'unreachable';
  return isSlow ? 'sending' : 'quiet';
}

/** For a while after what was shown as unsaved has been saved. */
function useHasSaved(state: SaveState, count: number): boolean {
  const [wasUnsaved, setWasUnsaved] = useState(false);
  useEffect(() => {
    if (state !== 'quiet' && count > 0) setWasUnsaved(true);
    if (state !== 'quiet') return;
    const timer = setTimeout(() => setWasUnsaved(false), savedMilliseconds);
    return () => clearTimeout(timer);
  }, [state, count]);
  return wasUnsaved;
}
