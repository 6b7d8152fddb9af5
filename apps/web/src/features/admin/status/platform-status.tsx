import type { PlatformStatus as Status } from '@pomona/contract/admin/status';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, RefreshCw } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Surface } from '#ui/surface.tsx';
import { statusQuery } from './queries.ts';
import { useStatusTexts } from './use-status-texts.ts';

/** Database, bus, jobs and storage as they are at this moment (ADMIN-04). */
export function PlatformStatus() {
  const t = useTranslations('admin.status');
  const { data, isError, isFetching, refetch } = useQuery(statusQuery(useApi()));
  return (
    <Surface asChild>
      <section aria-labelledby="platform-status">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="platform-status" className="text-xl">
            {t('heading')}
          </h2>
          <Button
            variant="quiet"
            size="small"
            className="-mr-3.5"
            icon={<RefreshCw aria-hidden="true" className="size-4" />}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            {t('check')}
          </Button>
        </div>
        {isError && (
          <p role="status" className="mt-3 text-berry">
            {data === undefined ? t('failed') : t('outdated')}
          </p>
        )}
        {data !== undefined && <Parts status={data} />}
        {data === undefined && !isError && (
          <div role="status" className="mt-4 grid gap-3">
            <span className="sr-only">{t('loading')}</span>
            {['a', 'b', 'c', 'd'].map((position) => (
              <Skeleton key={position} className="h-7" />
            ))}
          </div>
        )}
      </section>
    </Surface>
  );
}

function Parts({ status }: { status: Status }) {
  const t = useTranslations('admin.status');
  const format = useFormatter();
  const texts = useStatusTexts();
  const rows = [
    { name: 'database', isUp: status.database.is_up, detail: texts.database(status.database) },
    { name: 'bus', isUp: status.bus.is_up, detail: '' },
    { name: 'jobs', isUp: status.jobs.is_up, detail: texts.jobs(status.jobs) },
    { name: 'storage', isUp: status.storage.is_up, detail: texts.storage(status.storage) },
  ] as const;
  return (
    <>
      <dl className="mt-3">
        {rows.map(({ name, isUp, detail }) => {
          const Icon = isUp ? CircleCheck : CircleX;
          return (
            <div
              key={name}
              className="grid grid-cols-[1.5rem_1fr] gap-x-2 border-hairline border-b py-2.5 sm:grid-cols-[1.5rem_10rem_1fr]"
            >
              <Icon
                aria-hidden="true"
                strokeWidth={1.75}
                className={isUp ? 'mt-0.5 size-5 text-leaf' : 'mt-0.5 size-5 text-berry'}
              />
              <dt className="font-semibold">{t(`parts.${name}`)}</dt>
              <dd className="col-start-2 tabular-nums sm:col-start-3">
                <span className={isUp ? '' : 'font-semibold text-berry'}>
                  {isUp ? t(`up.${name}`) : t(`down.${name}`)}
                </span>
                {detail !== '' && <span className="text-muted"> · {detail}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-3 text-muted text-sm tabular-nums">
        {t('running', { version: status.version, uptime: texts.uptime(status.uptime_seconds) })}{' '}
        {t('checked', {
          time: format.dateTime(new Date(status.checked_at), { timeStyle: 'medium' }),
        })}
      </p>
    </>
  );
}
