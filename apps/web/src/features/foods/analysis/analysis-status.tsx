import { useFormatter, useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { Button } from '#ui/button.tsx';
import type { useAnalysis } from './use-analysis.ts';

interface Props {
  analysis: ReturnType<typeof useAnalysis>['analysis'];
  isEmpty: boolean;
  /** Something was typed that was not asked about yet. */
  isBehind: boolean;
}

const tooManyRequests = 429;

/** How far the answer is. A failure loses nothing: the lines stay, and so does the last answer. */
export function AnalysisStatus({ analysis, isEmpty, isBehind }: Props) {
  const t = useTranslations('food-analysis');
  const format = useFormatter();
  const { data, error, isFetching } = analysis;
  const isWorking = isBehind || isFetching;
  if (!isEmpty && error !== null && !isWorking) {
    const isBusy = error instanceof ApiError && error.status === tooManyRequests;
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-berry-soft p-4 text-berry"
      >
        <p className="flex-1">{isBusy ? t('busy') : t('failed')}</p>
        <Button variant="secondary" size="small" onClick={() => void analysis.refetch()}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <p role="status" className="min-h-6 text-muted text-sm tabular-nums">
      {!isEmpty && isWorking && t('working')}
      {!isEmpty &&
        !isWorking &&
        data &&
        t('ready', {
          count: data.lines.length,
          coverage: format.number(data.coverage, { style: 'percent' }),
        })}
    </p>
  );
}
