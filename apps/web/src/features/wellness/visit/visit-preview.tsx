import type { VisitSummary } from '@pomona/contract/wellness/visit-summary';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { type Visit, visitSummaryQuery } from './queries.ts';
import { VisitSheet } from './visit-sheet.tsx';

interface Props {
  name: string;
  visit: Visit;
  questions: string;
}

/** The sheet as it is printed; who reads without figures is offered to print them, and sees none. */
export function VisitPreview({ name, visit, questions }: Props) {
  const t = useTranslations('visit-summary');
  const summary = useQuery(visitSummaryQuery(useApi(), visit));
  const isNumberFree = useNumberFree();
  const printing = usePrinting();
  if (summary.isPending)
    return (
      <div role="status" className="mt-8">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-160 rounded-card" />
      </div>
    );
  if (summary.data === undefined)
    return (
      <EmptyState
        className="mt-8"
        title={t('failed')}
        action={<Button onClick={() => void summary.refetch()}>{t('tryAgain')}</Button>}
      >
        {t('failedText')}
      </EmptyState>
    );
  if (isEmpty(summary.data))
    return (
      <EmptyState
        className="mt-8"
        title={t('empty')}
        action={
          <Button asChild>
            <Link to="/wellness">{t('emptyAction')}</Link>
          </Button>
        }
      >
        {t('emptyText')}
      </EmptyState>
    );
  const isPrinted = !isNumberFree || printing.isOffered;
  return (
    <div className="mt-8 grid grid-cols-1 gap-4 print:mt-0">
      <div className="grid justify-items-start gap-3 print:hidden">
        {isNumberFree && <p className="max-w-prose">{t('numberFree')}</p>}
        <Button icon={<Printer aria-hidden="true" className="size-5" />} onClick={printing.print}>
          {t(isNumberFree ? 'printFigures' : 'print')}
        </Button>
        <p className="text-muted text-sm">{t('printHint')}</p>
      </div>
      {isPrinted && (
        <div
          className={`light rounded-card border border-hairline bg-surface p-5 text-ink sm:p-8 print:border-0 print:p-0 ${isNumberFree ? 'hidden print:block' : ''}`}
        >
          <VisitSheet name={name} summary={summary.data} questions={questions} />
        </div>
      )}
    </div>
  );
}

const isEmpty = ({ logged_days: days, glucose, cycle_starts: starts }: VisitSummary) =>
  days === 0 && glucose === null && starts.length === 0;

/** Prints once the sheet stands in the page. */
function usePrinting() {
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (round > 0) window.print();
  }, [round]);
  return { isOffered: round > 0, print: () => setRound(round + 1) };
}
