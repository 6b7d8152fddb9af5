import { declineRecipe, publishRecipe } from '@pomona/contract/publication';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { type OfferedRecipe, offersKey } from './queries.ts';

/** Publishes an offered recipe, which must have been read in this version, or declines it (REC-07). */
export function useOfferDecisions({ id, title, version }: OfferedRecipe) {
  const t = useTranslations('publication');
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { id };

  function settle(done: string): void {
    // An answer that is on its way would bring back what was before.
    void queryClient.cancelQueries({ queryKey: offersKey });
    queryClient.setQueryData<readonly OfferedRecipe[]>(offersKey, (offers) =>
      offers?.filter((offer) => offer.id !== id),
    );
    void queryClient.invalidateQueries({ queryKey: ['recipes'] });
    showToast({ title: done, tone: 'success' });
  }

  function showDecisionFailure(error: Error, sentence: string): void {
    if (error instanceof ApiError && error.code === 'recipe_changed')
      showToast({
        title: t('changedTitle', { title }),
        description: t('changedText'),
        tone: 'destructive',
      });
    else showFailure(error, { title: sentence, unreachable: t('unreachable') });
    // Changed, withdrawn or decided by somebody else: what is there now is shown.
    if (error instanceof ApiError) {
      void queryClient.invalidateQueries({ queryKey: offersKey });
      reload();
    }
  }

  /** What this window still holds of the recipe may be of another version than the one that is offered. */
  function reload(): void {
    void queryClient.invalidateQueries({ queryKey: ['recipes', 'one', id] });
  }

  const publish = useMutation({
    mutationFn: () => api.call(publishRecipe, { params, body: { version } }),
    onSuccess: () => settle(t('published', { title })),
    onError: (error) => showDecisionFailure(error, t('publishFailed')),
  });
  const decline = useMutation({
    mutationFn: () => api.call(declineRecipe, { params }),
    onSuccess: () => settle(t('declined', { title })),
    onError: (error) => showDecisionFailure(error, t('declineFailed')),
  });
  return { publish, decline, reload };
}
