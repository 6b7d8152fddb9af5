import type { RecipeVersionEntry } from '@pomona/contract/admin/recipes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Select } from '#ui/form/select.tsx';
import { ComparedVersions } from './compared-versions.tsx';
import { versionsQuery } from './queries.ts';
import { RestoreDialog } from './restore-dialog.tsx';
import { VersionEntry } from './version-entry.tsx';

/** The versions of a recipe with who and when, what changed between two, and the way back (ADMIN-06). */
export function VersionHistory({ id }: { id: string }) {
  const t = useTranslations('admin-recipes.versions');
  const found = useInfiniteQuery(versionsQuery(useApi(), id));
  if (found.data === undefined) {
    if (!found.isError) return <Loading />;
    const isGone = found.error instanceof ApiError && found.error.status === 404;
    return (
      <EmptyState
        title={isGone ? t('gone') : t('failed')}
        action={
          !isGone && (
            <Button loading={found.isFetching} onClick={() => void found.refetch()}>
              {t('tryAgain')}
            </Button>
          )
        }
      >
        {isGone ? t('goneText') : t('unreachable')}
      </EmptyState>
    );
  }
  const versions = found.data.pages.flatMap((page) => page.versions);
  if (versions.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>;
  return (
    <History
      id={id}
      versions={versions}
      current={found.data.pages[0]?.current ?? 1}
      more={
        found.hasNextPage && (
          <Button
            variant="secondary"
            className="mt-4"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t('more')}
          </Button>
        )
      }
    />
  );
}

interface HistoryProps {
  id: string;
  versions: readonly RecipeVersionEntry[];
  current: number;
  more: ReactNode;
}

function History({ id, versions, current, more }: HistoryProps) {
  const t = useTranslations('admin-recipes.versions');
  const [shown, setShown] = useState<number | null>(null);
  const [against, setAgainst] = useState<number | null>(null);
  const [restoring, setRestoring] = useState<number | null>(null);
  const newer = shown ?? versions[0]?.version ?? current;
  const before = versions.find(({ version }) => version < newer)?.version;
  const older = against !== null && against < newer ? against : before;
  const earlier = versions.filter(({ version }) => version < newer);
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start">
      <section aria-labelledby="versions">
        <h2 id="versions" className="text-2xl">
          {t('list')}
        </h2>
        <ol className="mt-3">
          {versions.map((entry) => (
            <VersionEntry
              key={entry.version}
              entry={entry}
              isCurrent={entry.version === current}
              isShown={entry.version === newer}
              onShow={() => {
                setShown(entry.version);
                setAgainst(null);
              }}
              onRestore={() => setRestoring(entry.version)}
            />
          ))}
        </ol>
        {more}
      </section>
      <section aria-labelledby="changes" className="min-w-0">
        <h2 id="changes" className="text-2xl" tabIndex={-1}>
          {t('changes', { version: newer })}
        </h2>
        {older === undefined ? (
          <p className="mt-3 text-muted">{t('first')}</p>
        ) : (
          <>
            <Select
              label={t('against')}
              fieldClassName="mt-3 max-w-70"
              value={String(older)}
              options={earlier.map(({ version }) => ({
                value: String(version),
                label: t('version', { version }),
              }))}
              onChange={(event) => setAgainst(Number(event.target.value))}
            />
            <div className="mt-5">
              <ComparedVersions id={id} older={older} newer={newer} />
            </div>
          </>
        )}
      </section>
      {restoring !== null && (
        <RestoreDialog
          id={id}
          older={restoring}
          current={current}
          onClose={() => setRestoring(null)}
        />
      )}
    </div>
  );
}

function Loading() {
  const t = useTranslations('admin-recipes.versions');
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t('loading')}</span>
      {['a', 'b', 'c'].map((position) => (
        <Skeleton key={position} className="h-14 w-full max-w-100" />
      ))}
    </div>
  );
}
