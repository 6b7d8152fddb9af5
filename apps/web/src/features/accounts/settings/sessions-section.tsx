import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { useListFocus } from '#ui/use-list-focus.ts';
import { sessionsQuery } from './queries.ts';
import { SessionRow } from './session-row.tsx';
import { SettingsSection } from './settings-section.tsx';
import { UnloadedList } from './unloaded-list.tsx';
import { useEndSessions } from './use-end-sessions.ts';

/** Where the member is signed in, and the way to sign out there (AUTH-11). */
export function SessionsSection() {
  const t = useTranslations('settings.sessions');
  const query = useQuery(sessionsQuery(useApi()));
  const sessions = query.data;
  const texts = { loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain') };
  const { one, others } = useEndSessions();
  const list = useListFocus(sessions ?? [], 'button');
  return (
    <SettingsSection title={t('title')} lead={t('lead')}>
      {sessions === undefined && <UnloadedList query={query} texts={texts} />}
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
