import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { noonOf } from '../days.ts';
import type { DiaryEntry, EntryKind, EntrySelection } from '../entries/kinds.ts';
import { MoreEntriesButton } from '../entries/more-entries-button.tsx';
import { useLoggedEntries } from '../entries/use-logged-entries.ts';

interface Props<Entry extends DiaryEntry, Body, Change, Type> {
  kind: EntryKind<Entry, Body, Change, Type>;
  selection: EntrySelection<Type>;
  row: (entry: Entry) => ReactNode;
}

/** The entries of one kind by day, newest first, a page at a time (WELL-07). */
export function EntryList<Entry extends DiaryEntry, Body, Change, Type>(
  props: Props<Entry, Body, Change, Type>,
) {
  const { kind, selection, row } = props;
  const t = useTranslations('wellness-diary');
  const format = useFormatter();
  const { query, entries, more } = useLoggedEntries(kind, selection);
  const list = useListFocus(entries, 'button');
  if (query.isPending) return <Skeleton className="h-40 rounded-card" />;
  if (query.data === undefined)
    return (
      <EmptyState
        headingLevel={3}
        title={t('listFailed')}
        action={<Button onClick={() => void query.refetch()}>{t('tryAgain')}</Button>}
      >
        {t('listFailedText')}
      </EmptyState>
    );
  if (entries.length === 0)
    return (
      <EmptyState headingLevel={3} title={t('listEmpty')}>
        {t('listEmptyText')}
      </EmptyState>
    );
  return (
    <div ref={list} tabIndex={-1} className="grid gap-6 outline-none">
      {byDay(entries).map(([day, own]) => (
        <section key={day} aria-label={format.dateTime(noonOf(day), { dateStyle: 'full' })}>
          <p aria-hidden="true" className="font-semibold text-muted text-sm">
            {format.dateTime(noonOf(day), { dateStyle: 'full' })}
          </p>
          <ul className="divide-y divide-hairline">
            {own.map((entry) => (
              <li key={entry.id}>{row(entry)}</li>
            ))}
          </ul>
        </section>
      ))}
      <MoreEntriesButton lists={[more]} />
    </div>
  );
}

function byDay<Entry extends { day: string }>(entries: readonly Entry[]): [string, Entry[]][] {
  const days = new Map<string, Entry[]>();
  for (const entry of entries) days.set(entry.day, [...(days.get(entry.day) ?? []), entry]);
  return [...days];
}
