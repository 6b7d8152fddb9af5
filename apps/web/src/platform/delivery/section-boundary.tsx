import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useTranslations } from 'use-intl';
import { useHydratedRegion } from './hydrated-region.ts';

interface Props {
  children: ReactNode;
  loading?: ReactNode;
  failed?: ReactNode;
}

/** A section that fails alone. React knows no error boundaries on the server, where `Suspense` does the same. */
export function SectionBoundary({ children, loading = null, failed }: Props) {
  return (
    <ErrorBoundary
      fallbackRender={(props) => (failed === undefined ? <SectionFailed {...props} /> : failed)}
    >
      <Suspense fallback={loading}>
        <Region>{children}</Region>
      </Suspense>
    </ErrorBoundary>
  );
}

function Region({ children }: { children: ReactNode }) {
  return (
    <div {...useHydratedRegion<HTMLDivElement>()} className="contents">
      {children}
    </div>
  );
}

function SectionFailed({ resetErrorBoundary }: FallbackProps) {
  const t = useTranslations('shell');
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-hairline bg-surface px-4 py-2 print:hidden"
    >
      <p className="text-muted">{t('sectionFailed')}</p>
      <button
        type="button"
        onClick={resetErrorBoundary}
        className="min-h-11 font-semibold text-leaf underline-offset-4 hover:underline"
      >
        {t('tryAgain')}
      </button>
    </div>
  );
}
