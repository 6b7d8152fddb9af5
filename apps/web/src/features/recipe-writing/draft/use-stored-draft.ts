import { useCallback, useEffect, useRef } from 'react';
import { type Draft, isUntouched } from './draft.ts';
import { forgetOpened, type OpenedDraft, storeOpened } from './use-opened-draft.ts';

const storeDelayMilliseconds = 300;

interface Keeping {
  readonly opened: OpenedDraft;
  readonly draft: Draft;
  readonly base: OpenedDraft['base'];
}

/**
 * Stores a draft in this browser a moment after each change, and at once when the page goes: a reload, a crash or the
 * end of a session loses nothing. `stop` forgets it for good, once it is saved or discarded.
 */
export function useStoredDraft({ opened, draft, base }: Keeping): { stop: () => void } {
  const latest = useRef<{ draft: Draft; base: OpenedDraft['base'] } | null>(null);
  const written = useRef<Draft | null>(null);
  const isStopped = useRef(false);

  const write = useCallback(() => {
    const now = latest.current;
    if (now === null || isStopped.current || now.draft === written.current) return;
    const { draftKey, key, start } = opened;
    if (isUntouched(now.draft, start)) forgetOpened(draftKey);
    else storeOpened(draftKey, { ...now, key }, written.current);
    written.current = now.draft;
  }, [opened]);

  useEffect(() => {
    latest.current = { draft, base };
    // What was opened from the storage stands there already.
    if (written.current === null && opened.from === 'kept') written.current = draft;
    // A picture is stored in a database, which takes longer than the page has when it goes.
    if (draft.picture !== (written.current ?? opened.draft).picture) return write();
    const timer = setTimeout(write, storeDelayMilliseconds);
    return () => clearTimeout(timer);
  }, [draft, base, write, opened]);

  useEffect(() => {
    addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
      write();
    };
  }, [write]);

  const stop = useCallback(() => {
    isStopped.current = true;
    forgetOpened(opened.draftKey);
  }, [opened]);
  return { stop };
}
