import { useTranslations } from 'use-intl';
import { AnalysisStatus } from '#features/foods/analysis/analysis-status.tsx';
import { LinesForm } from '#features/foods/analysis/lines-form.tsx';
import { useAnalysis, writtenLines } from '#features/foods/analysis/use-analysis.ts';
import { useStoredLines } from '#features/foods/analysis/use-stored-lines.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

/** Fetched with the first line, while its answer is on the way. */
const AnalysisResult = lazyPart(
  async () => (await import('#features/foods/analysis/analysis-result.tsx')).AnalysisResult,
);

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('food-analysis.title'),
    description: translate('food-analysis.description'),
  };
}

export function Page() {
  const t = useTranslations('food-analysis');
  const [draft, setDraft] = useStoredLines();
  const { analysis, isBehind } = useAnalysis(draft);
  const isEmpty = writtenLines(draft.text).lines.length === 0;
  return (
    <div className="page-width py-10 md:py-14">
      <PageHeading lead={t('lead')}>{t('heading')}</PageHeading>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-12">
        <div className="lg:sticky lg:top-24">
          <LinesForm draft={draft} onChange={setDraft} />
        </div>
        <section aria-label={t('result')}>
          <AnalysisStatus analysis={analysis} isEmpty={isEmpty} isBehind={isBehind} />
          {isEmpty && (
            <EmptyState title={t('emptyTitle')} className="max-lg:py-4">
              {t('emptyText')}
            </EmptyState>
          )}
          {!isEmpty && analysis.data && (
            <AnalysisResult analysis={analysis.data} servings={draft.servings} />
          )}
        </section>
      </div>
    </div>
  );
}
