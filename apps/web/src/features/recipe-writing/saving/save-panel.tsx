import { ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { LineAnalysis } from '#features/recipe-writing/rows/use-line-analysis.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';

interface Props {
  analysis: LineAnalysis;
  /** What the lines contain, in full and in a few words. */
  findings: ReactNode;
  brief: ReactNode;
  /** What happened when it was last saved. */
  failure: ReactNode;
  isSaving: boolean;
  saveLabel: string;
}

/**
 * Figures and labels beside the form, with the button that saves. On a phone they are a bar at the foot, where the
 * thumb is, and open upwards.
 */
export function SavePanel({ analysis, findings, brief, failure, isSaving, saveLabel }: Props) {
  const t = useTranslations('recipe-form.panel');
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <aside
      aria-label={t('label')}
      className="max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-4 sm:max-lg:-mx-6 max-lg:border-hairline max-lg:border-t max-lg:bg-surface max-lg:px-4 max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-lg:shadow-float lg:sticky lg:top-24 lg:flex lg:max-h-[calc(100dvh-15rem)] lg:min-h-96 lg:flex-col"
    >
      <section
        id={id}
        aria-label={t('findings')}
        className={classes(
          'lg:min-h-0 lg:overflow-y-auto lg:rounded-card lg:border lg:border-hairline lg:bg-surface lg:p-5',
          'max-lg:max-h-[62dvh] max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:py-3',
          !isOpen && 'max-lg:hidden',
        )}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
        tabIndex={0}
      >
        <Status analysis={analysis} />
        {analysis.data === undefined ? (
          <p className="mt-1 text-muted text-sm">{t('empty')}</p>
        ) : (
          <div className="mt-4">{findings}</div>
        )}
      </section>
      <div className="grid gap-2 lg:mt-4">
        {failure}
        <div className="flex items-center gap-3">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control text-left min-[22.5rem]:px-2 text-sm lg:hidden"
          >
            <ChevronUp
              aria-hidden="true"
              className={classes('size-5 shrink-0 transition-transform', isOpen && 'rotate-180')}
            />
            <span className="min-w-0 leading-snug">
              <span className="sr-only">{`${t('findings')}: `}</span>
              {!analysis.isEmpty && analysis.error !== null && (
                <span className="block font-semibold text-berry">{t('briefFailed')}</span>
              )}
              {analysis.data === undefined ? t('briefEmpty') : brief}
            </span>
          </button>
          <Button
            type="submit"
            loading={isSaving}
            className="max-lg:shrink-0 max-[22.5rem]:px-3 max-[22.5rem]:text-sm lg:flex-1"
          >
            {saveLabel}
          </Button>
        </div>
        <p className="text-muted text-sm max-lg:hidden">{t('kept')}</p>
      </div>
    </aside>
  );
}

/** How far the reading is. A failure loses nothing: the lines stay, and so does the last answer. */
function Status({ analysis }: { analysis: LineAnalysis }) {
  const t = useTranslations('recipe-form.panel');
  const format = useFormatter();
  const { data, error, isEmpty, isWorking } = analysis;
  if (!isEmpty && error !== null) {
    return (
      <div
        role="alert"
        className="grid justify-items-start gap-3 rounded-control bg-berry-soft p-3"
      >
        <p className="text-berry text-sm">
          {analysis.isBusy ? t('busy') : t('failed')} {data !== undefined && t('before')}
        </p>
        <Button variant="secondary" size="small" onClick={analysis.retry}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <h2 className="text-xl">{t('heading')}</h2>
      <p role="status" className="text-muted text-sm tabular-nums">
        {isWorking && t('working')}
        {!isWorking &&
          data &&
          t('read', { coverage: format.number(data.coverage, { style: 'percent' }) })}
      </p>
    </div>
  );
}
