import { offerRecipe, withdrawRecipe } from '@pomona/contract/publication';
import { deleteRecipe, type OwnRecipe, restoreRecipe } from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { deletedRecipesKey, ownRecipesKey } from './queries.ts';

/** What the owner does to a recipe. What is shown follows once the server has accepted. */
export function useOwnRecipeChanges(memberId: string, recipe: Pick<OwnRecipe, 'id' | 'title'>) {
  const t = useTranslations('recipe-writing.own');
  const api = useApi();
  const known = useKnownOwnRecipes(memberId);
  const params = { id: recipe.id };

  function showChangeFailure(error: Error, sentence: string): void {
    showFailure(error, { title: sentence, refused: sentence, unreachable: t('unreachable') });
    if (error instanceof ApiError && error.status === 404) known.refresh();
  }

  const restore = useMutation({
    mutationFn: () => api.call(restoreRecipe, { params }),
    onSuccess(restored) {
      known.put(restored);
      showToast({ title: t('restored', { title: recipe.title }), tone: 'success' });
    },
    onError: (error) => {
      showFailure(error, {
        title: t('restoreFailed'),
        unreachable: t('unreachable'),
        retry: { label: t('tryAgain'), onPress: () => restore.mutate() },
      });
      // Brought back elsewhere, or gone for good by now.
      if (error instanceof ApiError) known.refresh();
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
    onError: (error) => showChangeFailure(error, t('deleteFailed')),
  });

  const offer = useMutation({
    mutationFn: () => api.call(offerRecipe, { params }),
    onSuccess(offered) {
      known.put(offered);
      showToast({ title: t('offered'), description: t('offeredText'), tone: 'success' });
    },
    onError: (error) => showChangeFailure(error, t('offerFailed')),
  });

  const withdraw = useMutation({
    mutationFn: () => api.call(withdrawRecipe, { params }),
    onSuccess(withdrawn) {
      known.put(withdrawn);
      showToast({ title: t('withdrawn'), description: t('withdrawnText'), tone: 'success' });
    },
    onError: (error) => showChangeFailure(error, t('withdrawFailed')),
  });

  return {
    isPending: [remove, offer, withdraw].some((change) => change.isPending),
    isRestoring: restore.isPending,
    restore: () => restore.mutate(),
    offer: () => offer.mutate(),
    withdraw: () => withdraw.mutate(),
    remove: (onDeleted?: () => void) =>
      remove.mutate(undefined, { onSuccess: () => onDeleted?.() }),
  };
}

function useKnownOwnRecipes(memberId: string) {
  const queryClient = useQueryClient();
  const queryKey = ownRecipesKey(memberId);
  const deletedKey = deletedRecipesKey(memberId);

  async function change(next: (recipes: readonly OwnRecipe[]) => readonly OwnRecipe[]) {
    // An answer that is on its way would bring back what was before.
    const cancelled = queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<readonly OwnRecipe[]>(queryKey, (known) => known && next(known));
    // Lists and pages of everybody may hold it.
    void queryClient.invalidateQueries({ queryKey: ['recipes'] });
    void queryClient.invalidateQueries({ queryKey: deletedKey });
    await cancelled;
    // A first answer that was on its way has to come all the same.
    const isUnknown = queryClient.getQueryData(queryKey) === undefined;
    if (isUnknown) await queryClient.invalidateQueries({ queryKey });
  }

  return {
    refresh() {
      void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: deletedKey });
    },
    take: (id: string) => void change((recipes) => recipes.filter((recipe) => recipe.id !== id)),
    put: (changed: Recipe) =>
      void change((recipes) =>
        recipes.some(({ id }) => id === changed.id)
          ? recipes.map((recipe) => (recipe.id === changed.id ? { ...recipe, ...changed } : recipe))
          : [changed, ...recipes],
      ),
  };
}
