import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { sessionsQuery } from './queries.ts';
import { SessionRow } from './session-row.tsx';
import { SettingsSection } from './settings-section.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** Where the member is signed in, and the way to sign out there (AUTH-11). */
export function SessionsSection() {
  const t = useTranslations('settings.sessions');
  const { data: sessions, isError, isFetching, refetch } = useQuery(sessionsQuery(useApi()));
  const { one, others } = useEndSessions();
  const list = useListFocus(sessions ?? [], 'button');
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      {sessions === undefined && !isError && (
        <div role="status">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-14" />
          <Skeleton className="mt-3 h-14" />
        </div>
      )}
      {sessions === undefined && isError && (
        <div className="grid justify-items-start gap-3">
          <p>{t('failed')}</p>
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      {sessions && (
        <div ref={list} tabIndex={-1} className="outline-none">
          <ul className="divide-y divide-hairline">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={one.isPending && one.variables === session.id}
                onEnd={() => one.mutate(session.id)}
              />
            ))}
          </ul>
          {sessions.length > 1 && (
            <Button
              variant="secondary"
              className="mt-3"
              loading={others.isPending}
              onClick={() => others.mutate()}
            >
              {t('endOthers')}
            </Button>
          )}
        </div>
      )}
    </SettingsSection>
  );
}
