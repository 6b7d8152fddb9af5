import type { AdminRecipe } from '@pomona/contract/admin/recipes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { type ActOutcome, performAll, type RecipeAct, undoOf } from './acts.ts';

interface Act {
  act: RecipeAct;
  recipes: readonly AdminRecipe[];
}

/** Does something with one recipe or several, says how it went, and can take it back (ADMIN-05, ADMIN-07). */
export function useRecipeActs() {
  const t = useTranslations('admin-recipes.acts');
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act, recipes }: Act) => performAll(api, act, recipes),
    onSuccess: (outcome, { act }) => showOutcome(act, outcome),
    onSettled: () =>
      Promise.all(
        [['own', 'admin'], ['own', 'recipes'], ['recipes']].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });

  function showOutcome(act: RecipeAct, { done, failures }: ActOutcome): void {
    const undo = { label: t('undo'), onPress: () => mutate({ act: undoOf[act], recipes: done }) };
    const action = done.length > 0 ? undo : undefined;
    const [first] = failures;
    if (first === undefined) {
      showToast({ tone: 'success', title: t(`${act}.done`, { count: done.length }), action });
      return;
    }
    const count = done.length + failures.length;
    const description =
      count === 1 ? reasonOf(act, first.error) : t('partly', { failed: failures.length, count });
    showToast({ tone: 'destructive', title: t(`${act}.failed`), description, action });
  }

  function reasonOf(act: RecipeAct, error: unknown): string {
    if (!(error instanceof ApiError)) return t('unreachable');
    return act === 'delete'
      ? t('deleteStatus', { status: String(error.status) })
      : (error.detail ?? t('unreachable'));
  }

  return {
    isPending,
    act: (act: RecipeAct, recipes: readonly AdminRecipe[]) => mutate({ act, recipes }),
  };
}
