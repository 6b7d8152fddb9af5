import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '#platform/services.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { consentQuery } from './queries.ts';

/**
 * What is stored follows the consent: who has agreed goes on at once, also without a network, and who has not is asked
 * first (WELL-06). Nothing of what they chose is lost.
 */
export function useConsentGate(onRefused?: () => void) {
  const query = consentQuery(useApi());
  const queryClient = useQueryClient();
  // Shown, so that it is stored for the time without a network.
  const { data: known } = useQuery(query);
  const [waiting, setWaiting] = useState<{ work: () => void } | null>(null);

  async function whenAgreed(work: () => void): Promise<void> {
    const consent = known ?? (await queryClient.fetchQuery(query).catch(() => undefined));
    if (consent?.is_given === true) work();
    else setWaiting({ work });
  }

  const dialog: ReactNode = waiting && (
    <ConsentDialog
      isOpen
      onOpenChange={() => {
        setWaiting(null);
        onRefused?.();
      }}
      onAgreed={() => {
        setWaiting(null);
        waiting.work();
      }}
    />
  );
  return { whenAgreed: (work: () => void) => void whenAgreed(work), dialog };
}
