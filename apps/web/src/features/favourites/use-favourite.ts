import { removeFavourite, saveFavourite } from '@pomona/contract/favourites';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/failures.ts';
import { useApi, useSession, useSessionState } from '#platform/services.tsx';
import { showToast } from '#ui/toast-message.ts';

export interface Favourite {
  isSaved: boolean;
  isPending: boolean;
  /** Saves or removes; a visitor is told that this needs an account (FAV-01). */
  toggle(): void;
}

/**
 * Whether a recipe is among the member's favourites, and the way to change it. The heart follows the server:
 * it changes once the call was accepted (FAV-02).
 */
export function useFavourite(recipeId: string): Favourite {
  const t = useTranslations('recipes.favourite');
  const api = useApi();
  const session = useSession();
  const state = useSessionState();
  const isSaved = state.status === 'signed-in' && state.user.favorite_recipes.includes(recipeId);

  const change = useMutation({
    mutationFn: (saves: boolean) =>
      api.call(saves ? saveFavourite : removeFavourite, { params: { recipeId } }),
    onSuccess: ({ favorite_recipes }, saves) => {
      const now = session.state();
      if (now.status === 'signed-in') session.updateUser({ ...now.user, favorite_recipes });
      showToast({
        title: saves ? t('addedTitle') : t('removedTitle'),
        description: saves ? t('addedText') : t('removedText'),
        tone: 'success',
      });
    },
    onError: (error, saves) => {
      const detail = error instanceof ApiError ? error.detail : null;
      const fallback = saves ? t('addFailed') : t('removeFailed');
      const description = error instanceof ApiError ? (detail ?? fallback) : t('updateFailed');
      showToast({ title: t('failedTitle'), description, tone: 'destructive' });
    },
  });

  return {
    isSaved,
    isPending: change.isPending,
    toggle() {
      if (state.status === 'anonymous') {
        showToast({ title: t('loginTitle'), description: t('loginText'), tone: 'destructive' });
        return;
      }
      if (state.status === 'signed-in' && !change.isPending) change.mutate(!isSaved);
    },
  };
}
