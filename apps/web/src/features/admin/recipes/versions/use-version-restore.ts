import { restoreRecipeVersion } from '@pomona/contract/admin/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';

interface Restoring {
  id: string;
  onRestored: () => void;
  /** Somebody saved meanwhile. */
  onChanged: () => void;
}

/** Saves an older version as the newest, unless there is a newer one than was seen. */
export function useVersionRestore({ id, onRestored, onChanged }: Restoring) {
  const t = useTranslations('admin-recipes.versions');
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ older, current }: { older: number; current: number }) =>
      api.call(restoreRecipeVersion, {
        params: { id, version: older },
        body: { version: current },
      }),
    onSuccess(_recipe, { older }) {
      showToast({ tone: 'success', title: t('restored', { version: older }) });
      onRestored();
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'recipe_changed') onChanged();
      else showFailure(error, { title: t('restoreFailed'), unreachable: t('unreachable') });
    },
    onSettled: () =>
      Promise.all(
        [['own', 'admin'], ['recipes']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
