import { type ReactNode, useState } from 'react';
import { newKey } from '#platform/api/new-key.ts';
import { ConsentDialog } from '../consent-dialog.tsx';
import type { EntryKind } from './kinds.ts';
import { needsConsent, useEntryChanges } from './use-entry-changes.ts';

/** Logs an entry; who has not agreed yet is asked first, and the entry follows their answer (WELL-06). */
export function useEntryLog<Entry extends { id: string }, Body extends { id: string }, Change>(
  kind: EntryKind<Entry, Body, Change, never>,
  { nameOf, onLogged }: { nameOf: (entry: Entry) => string; onLogged: () => void },
) {
  const { log, confirm } = useEntryChanges(kind, nameOf);
  const [waiting, setWaiting] = useState<Body | null>(null);
  // One id until it has arrived: a call whose answer was lost is corrected by the next one.
  const [id, setId] = useState(newKey);

  function send(body: Body): void {
    log.mutate(body, {
      onSuccess(entry) {
        setWaiting(null);
        setId(newKey());
        onLogged();
        confirm(entry);
      },
      onError(error) {
        if (needsConsent(error)) setWaiting(body);
      },
    });
  }

  const consent: ReactNode = waiting && (
    <ConsentDialog isOpen onOpenChange={() => setWaiting(null)} onAgreed={() => send(waiting)} />
  );
  return {
    id,
    isPending: log.isPending,
    send: (body: Body) => {
      if (!log.isPending) send(body);
    },
    consent,
  };
}
