import { reportSources } from '@pomona/contract/admin/moderation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Select } from '#ui/form/select.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { ListState } from './list-state.tsx';
import { type QueueSelection, reportedTextsQuery } from './queries.ts';
import { ReportedEntry } from './reported-entry.tsx';

interface Props {
  state: QueueSelection['state'];
  memberId: string;
}

const sources = ['all', ...reportSources] as const;

/** What waits for a decision, oldest first; or what was decided, latest first. */
export function ReportQueue({ state, memberId }: Props) {
  const t = useTranslations('moderation');
  const [source, setSource] = useState<QueueSelection['source']>('all');
  const found = useInfiniteQuery(reportedTextsQuery(useApi(), { state, source }));
  const texts = found.data?.pages.flatMap((page) => page.texts) ?? [];
  const list = useListFocus(texts);
  return (
    <>
      <Select
        label={t('source')}
        fieldClassName="mt-5 max-w-72"
        value={source}
        onChange={({ target }) =>
          setSource(sources.find((known) => known === target.value) ?? 'all')
        }
        options={sources.map((value) => ({ value, label: t(`sources.${value}`) }))}
      />
      <div ref={list} tabIndex={-1} className="outline-none">
        <ListState query={found}>
          {() =>
            texts.length === 0 ? (
              <EmptyState headingLevel={3} title={t(`empty.${state}`)}>
                {t(`empty.${state}Text`)}
              </EmptyState>
            ) : (
              <ol className="mt-6 grid gap-4">
                {texts.map((text) => (
                  <li key={`${text.id} ${text.decided_at}`}>
                    <ReportedEntry text={text} memberId={memberId} />
                  </li>
                ))}
              </ol>
            )
          }
        </ListState>
      </div>
      {found.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          loading={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {t('more')}
        </Button>
      )}
    </>
  );
}
