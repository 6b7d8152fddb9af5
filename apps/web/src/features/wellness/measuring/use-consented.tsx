import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { showFailure } from '#product/show-failure.ts';
import { ConsentDialog } from '../consent-dialog.tsx';
import { loggedKey } from '../entries/queries.ts';

/** A change of what is measured; who has not agreed yet is asked first, and the change follows their answer. */
export function useConsented<Body, Result>(
  run: (body: Body) => Promise<Result>,
  onDone: (result: Result) => void = () => {},
) {
  const t = useTranslations('wellness-diary.glucose.messages');
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<{ body: Body } | null>(null);
  const change = useMutation({
    mutationFn: run,
    onSuccess(result) {
      setWaiting(null);
      void queryClient.invalidateQueries({ queryKey: loggedKey });
      onDone(result);
    },
    onError(error, body) {
      if (needsConsent(error)) setWaiting({ body });
      else showFailure(error, { title: t('failed'), unreachable: t('unreachable') });
    },
  });
  const consent: ReactNode = waiting && (
    <ConsentDialog
      isOpen
      onOpenChange={() => setWaiting(null)}
      onAgreed={() => change.mutate(waiting.body)}
    />
  );
  return {
    isPending: change.isPending,
    send: (body: Body) => {
      if (!change.isPending) change.mutate(body);
    },
    consent,
  };
}

const needsConsent = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'consent_needed';
