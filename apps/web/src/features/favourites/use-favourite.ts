import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi, useSession, useSessionState } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { loadKeeping, wishesOf } from './window-wishes.ts';

export interface Favourite {
  /** As pressed; what the server has accepted stands in the session (FAV-02). */
  isSaved: boolean;
  isPending: boolean;
  /** Saves or removes; a visitor is told that this needs an account (FAV-01). */
  toggle(): void;
}

/**
 * Whether a recipe is among the member's favourites, and the way to change it. A failure takes the press back. With
 * `undoLabel` a removal offers to take it back.
 */
export function useFavourite(recipeId: string, undoLabel?: string): Favourite {
  const t = useTranslations('recipes.favourite');
  const state = useSessionState();
  const wishes = wishesOf(useSession(), useApi());
  const wish = useSyncExternalStore(
    wishes.subscribe,
    () => wishes.pressed().get(recipeId),
    () => undefined,
  );
  const isSaved =
    state.status === 'signed-in' && (wish ?? state.user.favorite_recipes.includes(recipeId));

  async function keep(saves: boolean): Promise<void> {
    wishes.set(recipeId, saves);
    const outcome = await loadKeeping()
      .then(({ keepWish }) => keepWish(wishes, recipeId))
      .catch((error: Error) => {
        wishes.set(recipeId, undefined);
        return { saves, error };
      });
    if (outcome !== null) tell(outcome.saves, outcome.error);
  }

  function tell(saves: boolean, error: Error | null): void {
    if (error === null) {
      showToast({
        title: saves ? t('addedTitle') : t('removedTitle'),
        description: saves ? t('addedText') : t('removedText'),
        tone: 'success',
        action:
          saves || undoLabel === undefined
            ? undefined
            : { label: undoLabel, onPress: () => void keep(true) },
      });
      return;
    }
    const fallback = saves ? t('addFailed') : t('removeFailed');
    const description = error instanceof ApiError ? (error.detail ?? fallback) : t('updateFailed');
    showToast({ title: t('failedTitle'), description, tone: 'destructive' });
  }

  return {
    isSaved,
    isPending: state.status === 'signed-in' && wish !== undefined,
    toggle() {
      if (state.status === 'anonymous')
        showToast({ title: t('loginTitle'), description: t('loginText'), tone: 'destructive' });
      if (state.status === 'signed-in') void keep(!isSaved);
    },
  };
}
