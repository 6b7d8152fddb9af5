import { useInfiniteQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { auditQuery } from './queries.ts';

/** What administrators did with accounts and recipes, for good (ADMIN-08). */
export function AuditLog() {
  const t = useTranslations('admin.audit');
  return (
    <section aria-labelledby="audit">
      <h2 id="audit" className="text-2xl">
        {t('heading')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{t('lead')}</p>
      <Entries />
    </section>
  );
}

function Entries() {
  const t = useTranslations('admin.audit');
  const format = useFormatter();
  const found = useInfiniteQuery(auditQuery(useApi()));
  if (found.data === undefined)
    return found.isError ? (
      <EmptyState
        headingLevel={3}
        title={t('failed')}
        action={
          <Button loading={found.isFetching} onClick={() => void found.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('unreachable')}
      </EmptyState>
    ) : (
      <div role="status" className="mt-6 grid gap-3">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-6 w-3/5" />
      </div>
    );
  const entries = found.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0)
    return (
      <EmptyState headingLevel={3} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    );
  return (
    <>
      <ol className="mt-6">
        {entries.map(({ id, at, action, admin, member, recipe }) => (
          <li
            key={id}
            className="grid gap-x-4 border-hairline border-b py-3 last:border-b-0 sm:grid-cols-[14rem_1fr]"
          >
            <time dateTime={at} className="text-muted text-sm">
              {format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
            <span>
              {t(`actions.${action}`, {
                admin: admin?.name ?? t('gone'),
                member: member?.name ?? t('gone'),
                recipe:
                  recipe === null ? t('goneRecipe') : t('recipeTitle', { title: recipe.title }),
              })}
            </span>
          </li>
        ))}
      </ol>
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
