import { RefreshCw, Sparkles, Square } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { BatchReport } from './batch-report.tsx';
import { PictureCounts } from './picture-counts.tsx';
import { type GenerationState, useGeneration } from './use-generation.ts';

const icon = { 'aria-hidden': true, className: 'size-5' } as const;

/** How many recipes have their picture, and the batch that makes the others (IMG-05, IMG-06). */
export function ImageGeneration() {
  const t = useTranslations('images');
  const generation = useGeneration();
  return (
    <section aria-labelledby="image-generation">
      <h2 id="image-generation" className="text-2xl">
        {t('heading')}
      </h2>
      <p className="mt-2 max-w-prose text-muted">{t('lead')}</p>
      <Progress generation={generation} />
    </section>
  );
}

function Progress({ generation }: { generation: GenerationState }) {
  const t = useTranslations('images');
  const { found } = generation;
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
      <div role="status" className="mt-6 grid gap-4">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-3 rounded-full" />
        <Skeleton className="h-11 w-56 rounded-control" />
      </div>
    );
  const { status, batch } = found.data;
  return (
    <div className="mt-6 grid gap-6">
      <PictureCounts status={status} />
      <Actions generation={generation} />
      {batch !== null && (
        <BatchReport batch={batch} isRunning={generation.isRunning} retry={generation.retry} />
      )}
    </div>
  );
}

function Actions({
  generation: { found, isRunning, start, stop },
}: {
  generation: GenerationState;
}) {
  const t = useTranslations('images');
  return (
    <div className="flex flex-wrap gap-3">
      {isRunning ? (
        <Button
          variant="secondary"
          icon={<Square {...icon} />}
          loading={stop.isPending}
          onClick={() => stop.mutate()}
        >
          {t('stop')}
        </Button>
      ) : (
        <Button
          icon={<Sparkles {...icon} />}
          loading={start.isPending}
          onClick={() => start.mutate()}
        >
          {t('generateAll')}
        </Button>
      )}
      <Button
        variant="secondary"
        icon={<RefreshCw {...icon} />}
        loading={found.isFetching}
        onClick={() => void found.refetch()}
      >
        {t('refresh')}
      </Button>
    </div>
  );
}
