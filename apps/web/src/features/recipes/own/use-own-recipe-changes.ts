import {
  deleteRecipe,
  type OwnRecipe,
  offerRecipe,
  restoreRecipe,
  withdrawRecipe,
} from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showToast } from '#ui/toast-message.ts';
import { ownRecipesKey } from './queries.ts';

/** What the owner does to a recipe in the list. What is shown follows once the server has accepted. */
export function useOwnRecipeChanges(memberId: string, recipe: OwnRecipe) {
  const t = useTranslations('profile.own');
  const api = useApi();
  const known = useKnownOwnRecipes(memberId);
  const params = { id: recipe.id };

  function tellFailure(error: Error, sentence: string): void {
    const description = error instanceof ApiError ? (error.detail ?? sentence) : t('unreachable');
    showToast({ title: sentence, description, tone: 'destructive' });
    if (error instanceof ApiError && error.status === 404) known.refresh();
  }

  const restore = useMutation({
    mutationFn: () => api.call(restoreRecipe, { params }),
    onSuccess(restored) {
      known.put(restored);
      showToast({ title: t('restored', { title: recipe.title }), tone: 'success' });
    },
    onError: (error) => {
      showToast({
        title: t('restoreFailed'),
        description: error instanceof ApiError ? (error.detail ?? undefined) : t('unreachable'),
        tone: 'destructive',
        action: { label: t('tryAgain'), onPress: () => restore.mutate() },
      });
    },
  });

  const remove = useMutation({
    mutationFn: () => api.call(deleteRecipe, { params }),
    onSuccess() {
      known.take(recipe.id);
      showToast({
        title: t('deleted', { title: recipe.title }),
        description: t('deletedText'),
        action: { label: t('undo'), onPress: () => restore.mutate() },
      });
    },
    onError: (error) => tellFailure(error, t('deleteFailed')),
  });

  const offer = useMutation({
    mutationFn: () => api.call(offerRecipe, { params }),
    onSuccess(offered) {
      known.put(offered);
      showToast({ title: t('offered'), description: t('offeredText'), tone: 'success' });
    },
    onError: (error) => tellFailure(error, t('offerFailed')),
  });

  const withdraw = useMutation({
    mutationFn: () => api.call(withdrawRecipe, { params }),
    onSuccess(withdrawn) {
      known.put(withdrawn);
      showToast({ title: t('withdrawn'), description: t('withdrawnText'), tone: 'success' });
    },
    onError: (error) => tellFailure(error, t('withdrawFailed')),
  });

  return {
    isPending: [remove, offer, withdraw].some((change) => change.isPending),
    offer: () => offer.mutate(),
    withdraw: () => withdraw.mutate(),
    remove: (onDeleted?: () => void) =>
      remove.mutate(undefined, { onSuccess: () => onDeleted?.() }),
  };
}

function useKnownOwnRecipes(memberId: string) {
  const queryClient = useQueryClient();
  const queryKey = ownRecipesKey(memberId);

  function change(next: (recipes: readonly OwnRecipe[]) => readonly OwnRecipe[]): void {
    // An answer that is on its way would bring back what was before.
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<readonly OwnRecipe[]>(queryKey, (known) => known && next(known));
    // Lists and pages of everybody may hold it.
    void queryClient.invalidateQueries({ queryKey: ['recipes'] });
  }

  return {
    refresh: () => void queryClient.invalidateQueries({ queryKey }),
    take: (id: string) => change((recipes) => recipes.filter((recipe) => recipe.id !== id)),
    put: (changed: Recipe) =>
      change((recipes) =>
        recipes.some(({ id }) => id === changed.id)
          ? recipes.map((recipe) => (recipe.id === changed.id ? { ...recipe, ...changed } : recipe))
          : [changed, ...recipes],
      ),
  };
}
