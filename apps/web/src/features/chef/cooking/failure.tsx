import { CircleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useIsOnline } from '#platform/offline/changes/use-is-online.ts';
import { Button } from '#ui/button.tsx';
import { useArrival } from '../use-arrival.ts';
import type { CookFailure } from './cook-failure.ts';

interface Props {
  failure: CookFailure;
  onRetry: () => void;
}

/** What happened and what to do; what was entered is still in the form. */
export function Failure({ failure, onRetry }: Props) {
  const t = useTranslations('chef.failure');
  const sentence = useFailureSentence();
  // The button that cancels is gone.
  const button = useArrival<HTMLButtonElement>();
  return (
    <div
      role="alert"
      data-arrival=""
      className="grid scroll-my-24 justify-items-start gap-4 rounded-card bg-berry-soft p-5 sm:p-6"
    >
      <div className="flex items-start gap-3 text-berry">
        <CircleAlert aria-hidden="true" className="mt-1 size-5 shrink-0" />
        <div>
          <p className="font-semibold">{t('title')}</p>
          <p className="mt-1">
            {sentence(failure)} {t('kept')}
          </p>
        </div>
      </div>
      <Button ref={button} variant="secondary" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}

function useFailureSentence(): (failure: CookFailure) => string {
  const t = useTranslations('chef.failure');
  const format = useFormatter();
  const isOnline = useIsOnline();
  return (failure) => {
    switch (failure.kind) {
      case 'limit':
        return failure.until === null
          ? t('limit')
          : t('limitUntil', {
              time: format.dateTime(new Date(failure.until), { timeStyle: 'short' }),
            });
      case 'unreachable':
        return isOnline ? t('unreachable') : t('offline');
      case 'refused':
        return failure.detail;
      case 'broken':
        return t('broken');
    }
  };
}
