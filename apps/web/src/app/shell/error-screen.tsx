import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError, NetworkError } from '#platform/api/failures.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { noteContact, useIsServerReached } from '#platform/offline/reading/connection.ts';
import { Button } from '#ui/button.tsx';

const NotOnThisDevice = lazyPart(
  async () => (await import('#product/not-on-this-device.tsx')).NotOnThisDevice,
);

/** In place of a page that failed: what happened, and a way on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const translate = useTranslations('shell');
  const router = useRouter();

  const isReached = useIsServerReached();
  useEffect(() => {
    if (!(error instanceof ApiError)) noteContact(false);
  }, [error]);
  useReloadWhenBack(isReached);
  if (!isReached)
    return (
      <div className="page-width py-section">
        <NotOnThisDevice />
      </div>
    );

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

/** A script that could not be had is not requested again by the same page. */
function useReloadWhenBack(isReached: boolean): void {
  const wasReached = useRef(isReached);
  useEffect(() => {
    if (isReached && !wasReached.current) location.reload();
    wasReached.current = isReached;
  }, [isReached]);
}
