import { useTranslations } from 'use-intl';
import { newKey } from '#platform/api/new-key.ts';
import { useDiaryChanges } from '../changes/use-diary-changes.ts';
import { useConsentGate } from '../use-consent-gate.tsx';
import type { DiaryEntry, EntryKind } from './kinds.ts';

/** Logs an entry; who has not agreed yet is asked first, and the entry follows their answer (WELL-06). */
export function useEntryLog<Entry extends DiaryEntry, Body extends { id: string }, Change>(
  kind: EntryKind<Entry, Body, Change, never>,
  { nameOf, onLogged }: { nameOf: (entry: Entry) => string; onLogged: () => void },
) {
  const t = useTranslations('wellness-diary.messages');
  const { log } = useDiaryChanges(kind, nameOf);
  const gate = useConsentGate();

  function send(fields: Omit<Body, 'id'>): void {
    gate.whenAgreed(() => {
      const body = kind.bodyAs(newKey(), fields);
      const entry = kind.entryOf(body);
      log({ body, entry }, { title: t('logged', { name: nameOf(entry) }) });
      onLogged();
    });
  }
  return { send, consent: gate.dialog };
}
