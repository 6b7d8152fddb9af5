import { readGenerationStatus } from '@pomona/contract/images';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { figuresQuery } from '../figures/queries.ts';

/** What administrators look after most often (ADMIN-04). */
export function useQuickActions() {
  const t = useTranslations('admin.quick');
  const access = useTranslations('admin.access');
  const format = useFormatter();
  const api = useApi();
  const queryClient = useQueryClient();

  function showRefusal(error: Error, description: string): void {
    const isForbidden = error instanceof ApiError && error.status === 403;
    showToast({
      tone: 'destructive',
      title: isForbidden ? access('required') : t('error'),
      description: isForbidden ? access('ensure') : description,
    });
  }

  const recipes = useMutation({
    async mutationFn() {
      const figures = await queryClient.fetchQuery({ ...figuresQuery(api), staleTime: 0 });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['recipes'] }),
        queryClient.invalidateQueries({ queryKey: ['own', 'recipes'] }),
      ]);
      return figures.total_recipes;
    },
    onSuccess: (count) => showToast({ tone: 'success', title: t('recipesDone', { count }) }),
    onError: (error) => showRefusal(error, t('recipesFailed')),
  });

  const images = useMutation({
    mutationFn: () => api.call(readGenerationStatus, {}),
    onSuccess(status) {
      void queryClient.invalidateQueries({ queryKey: figuresQuery(api).queryKey });
      showToast({
        tone: 'success',
        title: t('imagesDone', {
          ...{ done: status.with_images, all: status.total_recipes },
          share: format.number(status.completion_percentage / 100, { style: 'percent' }),
        }),
        description: t('imagesMissing', { count: status.without_images }),
      });
    },
    onError: (error) => showRefusal(error, t('imagesFailed')),
  });
  return { recipes, images };
}
