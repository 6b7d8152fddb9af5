import type { AuditEntry } from '@pomona/contract/admin/audit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PagedList } from '../paged-list.tsx';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { auditQuery, noFilter } from './queries.ts';
import { useAuditExport } from './use-audit-export.ts';

/** What administrators did with accounts and recipes, for good (ADMIN-08). */
export function AuditLog() {
  const t = useTranslations('admin.audit');
  const [filter, setFilter] = useState(noFilter);
  const found = useInfiniteQuery(auditQuery(useApi(), useDeferredValue(filter)));
  const csv = useAuditExport(filter);
  return (
    <section aria-labelledby="audit">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="audit" className="text-2xl">
          {t('heading')}
        </h2>
        <Button variant="secondary" size="small" loading={csv.isPending} onClick={csv.save}>
          <Download aria-hidden="true" className="size-4" />
          {t('export')}
        </Button>
      </div>
      <p className="mt-2 max-w-prose text-muted">{t('lead')}</p>
      <AuditFilterForm filter={filter} onChange={setFilter} />
      <PagedList
        texts={{
          ...{ loading: t('loading'), none: t('none'), noneText: t('noneText'), more: t('more') },
          ...{ failed: t('failed'), unreachable: t('unreachable'), tryAgain: t('tryAgain') },
        }}
        found={found}
        isEmpty={([first]) => first?.entries.length === 0}
        loading={
          <>
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-6 w-3/5" />
          </>
        }
      >
        {(pages) => (
          <ol className="mt-6">
            {pages
              .flatMap(({ entries }) => entries)
              .map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, action, admin, member, recipe, details } = entry;
  const t = useTranslations('admin.audit');
  const format = useFormatter();
  const shown = (value: boolean | number | undefined) =>
    typeof value === 'boolean' ? t(`values.${value ? 'on' : 'off'}`) : format.number(value ?? 0);
  // Only a refusal may be a stranger's.
  const gone = action === 'grant_refused' ? t('unknown') : t('gone');
  return (
    <li className="grid gap-x-4 border-hairline border-b py-3 last:border-b-0 sm:grid-cols-[14rem_1fr]">
      <time dateTime={at} className="text-muted text-sm">
        {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
      <span className="break-words">
        {t(`actions.${action}`, {
          admin: admin?.name ?? gone,
          member: member?.name ?? gone,
          recipe: recipe === null ? t('goneRecipe') : t('recipeTitle', { title: recipe.title }),
          setting: details?.setting ?? '',
          before: shown(details?.before),
          after: shown(details?.after),
        })}
      </span>
    </li>
  );
}
