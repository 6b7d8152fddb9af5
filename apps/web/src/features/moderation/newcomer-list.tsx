import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ListState } from './list-state.tsx';
import { NewcomerRow } from './newcomer-row.tsx';
import { newcomersQuery } from './queries.ts';

/** Who joined in the last days, and what they wrote so far. */
export function NewcomerList() {
  const t = useTranslations('moderation');
  const found = useQuery(newcomersQuery(useApi()));
  return (
    <ListState query={found}>
      {(newcomers) =>
        newcomers.length === 0 ? (
          <EmptyState headingLevel={3} title={t('empty.newcomers')}>
            {t('empty.newcomersText')}
          </EmptyState>
        ) : (
          <ul className="mt-4">
            {newcomers.map((newcomer) => (
              <NewcomerRow key={newcomer.id} newcomer={newcomer} />
            ))}
          </ul>
        )
      }
    </ListState>
  );
}
