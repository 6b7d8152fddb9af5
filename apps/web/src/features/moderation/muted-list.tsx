import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { ListState } from './list-state.tsx';
import { MutedRow } from './muted-row.tsx';
import { mutesQuery } from './queries.ts';

/** Who may not write now, and until when. */
export function MutedList() {
  const t = useTranslations('moderation');
  const found = useQuery(mutesQuery(useApi()));
  const list = useListFocus(found.data ?? []);
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <ListState query={found}>
        {(mutes) =>
          mutes.length === 0 ? (
            <EmptyState headingLevel={3} title={t('empty.muted')}>
              {t('empty.mutedText')}
            </EmptyState>
          ) : (
            <ul className="mt-4">
              {mutes.map((mute) => (
                <MutedRow key={mute.user_id} mute={mute} />
              ))}
            </ul>
          )
        }
      </ListState>
    </div>
  );
}
