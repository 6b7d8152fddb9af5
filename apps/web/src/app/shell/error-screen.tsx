import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { NetworkError } from '#platform/api/failures.ts';
import { Button } from '#ui/button.tsx';

/** In place of a page that failed: what happened, and a way on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const translate = useTranslations('shell');
  const router = useRouter();

  function tryAgain() {
    reset();
    void router.invalidate();
  }

  return (
    <div role="alert" className="page-width grid justify-items-center gap-5 py-section text-center">
      <h1 className="text-4xl">{translate('errorTitle')}</h1>
      <p className="max-w-prose text-muted">
        {translate(error instanceof NetworkError ? 'errorNetwork' : 'errorText')}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={tryAgain}>{translate('tryAgain')}</Button>
        <Button asChild variant="secondary">
          <Link to="/">{translate('backHome')}</Link>
        </Button>
      </div>
    </div>
  );
}
