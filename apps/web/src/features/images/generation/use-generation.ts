import { cancelBatch, generateBatch, generateImage } from '@pomona/contract/images';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { generationKey, generationQuery, isUnderWay } from '../queries.ts';

/** The state of the pictures, and what an administrator can do about it (IMG-05, IMG-06). */
export function useGeneration() {
  const t = useTranslations('images');
  const api = useApi();
  const queryClient = useQueryClient();
  const found = useQuery(generationQuery(api));
  const isRunning = isUnderWay(found.data);

  useEffect(() => {
    // The figures above count the pictures too.
    if (!isRunning) void queryClient.invalidateQueries({ queryKey: ['own', 'admin', 'figures'] });
  }, [isRunning, queryClient]);

  const readAgain = () => queryClient.invalidateQueries({ queryKey: generationKey });

  const start = useMutation({
    mutationFn: () => api.call(generateBatch, { body: {} }),
    onSuccess: () => showToast({ title: t('started'), tone: 'success' }),
    onError: (error) =>
      showToast({ title: t('startFailed'), description: startText(error), tone: 'destructive' }),
    onSettled: readAgain,
  });

  function startText(error: Error): string {
    if (!(error instanceof ApiError)) return t('startText', { message: t('unreachable') });
    if (error.status === 403) return t('forbidden');
    return t('startText', { message: error.detail ?? error.message });
  }

  const stop = useMutation({
    mutationFn: () => api.call(cancelBatch, {}),
    onSuccess: ({ batch }) => {
      queryClient.setQueryData(
        generationKey,
        (known: typeof found.data) => known && { ...known, batch },
      );
    },
    onError: (error) =>
      showFailure(error, { title: t('stopFailed'), unreachable: t('unreachable') }),
    onSettled: readAgain,
  });

  const retry = useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) =>
      api.call(generateImage, { body: { recipe_id: id, recipe_title: title } }),
    onSuccess: (_made, { title }) => showToast({ title: t('made', { title }), tone: 'success' }),
    onError: () =>
      showToast({
        title: t('generationFailed'),
        description: t('generationText'),
        tone: 'destructive',
      }),
    onSettled: readAgain,
  });

  return { found, isRunning, start, stop, retry };
}

export type GenerationState = ReturnType<typeof useGeneration>;
