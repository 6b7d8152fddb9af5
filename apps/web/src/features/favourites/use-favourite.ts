import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { useApi, useSession, useSessionState } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { useLoginPrompt } from '#product/use-login-prompt.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { loadSending, mutationsOf } from './window-mutations.ts';

export interface Favourite {
  /** As pressed; what the server has accepted stands in the session (FAV-02). */
  isSaved: boolean;
  isPending: boolean;
  toggle(): void;
}

/**
 * Whether a recipe is among the member's favourites, and the way to change it. A failure takes the press back. With
 * `undoLabel` a removal offers to take it back.
 */
export function useFavourite(recipeId: string, undoLabel?: string): Favourite {
  const t = useTranslations('recipes.favourite');
  const promptLogin = useLoginPrompt();
  const state = useSessionState();
  const mutations = mutationsOf(useSession(), useApi());
  const saves = useSyncExternalStore(
    mutations.subscribe,
    () => mutations.pressed().get(recipeId),
    () => undefined,
  );
  const isSaved =
    state.status === 'signed-in' && (saves ?? state.user.favorite_recipes.includes(recipeId));

  async function change(saves: boolean): Promise<void> {
    mutations.set(recipeId, saves);
    const outcome = await loadSending()
      .then(({ sendFavourite }) => sendFavourite(mutations, recipeId))
      .catch((error: Error) => {
        mutations.set(recipeId, undefined);
        return { saves, error };
      });
    if (outcome !== null) showOutcome(outcome.saves, outcome.error);
  }

  function showOutcome(saves: boolean, error: Error | null): void {
    if (error === null) {
      showToast({
        title: saves ? t('addedTitle') : t('removedTitle'),
        description: saves ? t('addedText') : t('removedText'),
        tone: 'success',
        action:
          saves || undoLabel === undefined
            ? undefined
            : { label: undoLabel, onPress: () => void change(true) },
      });
      return;
    }
    showFailure(error, {
      title: t('failedTitle'),
      refused: saves ? t('addFailed') : t('removeFailed'),
      unreachable: t('updateFailed'),
    });
  }

  return {
    isSaved,
    isPending: state.status === 'signed-in' && saves !== undefined,
    toggle() {
      if (state.status === 'anonymous') promptLogin(t('loginText'));
      if (state.status === 'signed-in') void change(!isSaved);
    },
  };
}
