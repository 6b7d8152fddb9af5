import { consentVersion, giveConsent, withdrawConsent } from '@pomona/contract/wellness/meals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi, useChangeQueue } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { diaryKinds } from './changes/diary-change.ts';
import { useMemberId } from './changes/use-pending.ts';
import { loggedKey } from './entries/queries.ts';
import { rangesKey, recentMealsKey } from './meals/queries.ts';
import { consentKey, mealsKey, offlineGroup, wellnessKey } from './queries.ts';

/** Agrees to the text that was shown, or takes it back, and with it everything that was stored or waits to be. */
export function useConsentChange() {
  const t = useTranslations('wellness.failed');
  const api = useApi();
  const queryClient = useQueryClient();
  const queue = useChangeQueue();
  const memberId = useMemberId();
  return useMutation({
    mutationFn: (choice: 'give' | 'withdraw') =>
      choice === 'give'
        ? api.call(giveConsent, { body: { version: consentVersion } })
        : api.call(withdrawConsent, {}),
    onSuccess(consent, choice) {
      if (choice === 'withdraw') {
        void dropStored(memberId);
        queryClient.removeQueries({ queryKey: wellnessKey, type: 'inactive' });
        for (const { id, kind } of queue.state().changes)
          if (diaryKinds.some((name) => name === kind)) void queue.dismiss(id);
        for (const queryKey of [mealsKey, loggedKey, recentMealsKey, rangesKey])
          void queryClient.invalidateQueries({ queryKey });
      }
      queryClient.setQueryData(consentKey, consent);
    },
    onError: (error) =>
      showFailure(error, {
        title: t('title'),
        refused: t('consentFailed'),
        unreachable: t('consentFailed'),
      }),
  });
}

async function dropStored(memberId: string): Promise<void> {
  const { dropGroups } = await import('#platform/offline/reading/stored-answers.ts');
  await dropGroups(memberId, offlineGroup);
}
