import { addRecipeToShoppingList } from '@pomona/contract/shopping';
import type { UnitSystem } from '@pomona/food/scaling/conversion';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApi, useSessionState } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { useLoginPrompt } from '#product/use-login-prompt.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { useIsHere, useListCache } from './use-shopping-changes.ts';

export interface RecipeRequest {
  id: string;
  servings: number;
  /** Indices of lines; `null`: all of them; none where every one is ticked off. */
  only: readonly number[] | null;
  /** `null`: those of the recipe. */
  units: UnitSystem | null;
  skipsStaples: boolean;
}

/** Puts what a recipe takes onto the list, and says how many (DETAIL-06, SHOP-10). */
export function useAddRecipe() {
  const t = useTranslations('shopping.recipe');
  const api = useApi();
  const state = useSessionState();
  const memberId = state.status === 'signed-in' ? state.user.id : '';
  const updateCache = useListCache(memberId);
  const isHere = useIsHere(memberId);
  const promptLogin = useLoginPrompt();
  const showAdded = useAddedToast();
  const add = useMutation({
    mutationFn: ({ id, servings, only, units, skipsStaples }: RecipeRequest) =>
      api.call(addRecipeToShoppingList, {
        params: { id },
        body: {
          servings,
          skip_staples: skipsStaples,
          ...(only !== null && { only: [...only] }),
          ...(units !== null && { units }),
        },
      }),
    onSuccess(answer, { servings }) {
      void updateCache({ items: answer.items, removed: [] });
      showAdded(answer, servings);
    },
    onError(error, request) {
      showFailure(error, {
        title: t('failed'),
        refused: t('server'),
        unreachable: t('network'),
        retry: { label: t('tryAgain'), onPress: () => isHere() && add.mutate(request) },
      });
    },
  });
  return {
    isPending: add.isPending,
    add(request: RecipeRequest) {
      if (state.status === 'anonymous') {
        promptLogin(t('loginText'));
        return;
      }
      if (request.only?.length === 0) {
        showToast({ title: t('nothing'), description: t('allTicked') });
        return;
      }
      if (state.status === 'signed-in') add.mutate(request);
    },
  };
}

interface Added {
  added: number;
  merged: number;
  replaced: boolean;
}

function useAddedToast() {
  const t = useTranslations('shopping.recipe');
  const navigate = useNavigate();
  const action = { label: t('view'), onPress: () => void navigate({ to: '/shopping-list' }) };

  function toastOf({ added, merged, replaced }: Added, servings: number) {
    if (added + merged === 0) return { title: t('nothing'), description: t('nothingText') };
    if (added === 0 && replaced) {
      const description = t('replacedText', { count: merged });
      return { title: t('replaced', { count: servings }), description };
    }
    if (added === 0) {
      return { title: t('mergedAll', { count: merged }), description: t('mergedAllText') };
    }
    const title = t('added', { count: added });
    if (replaced) return { title, description: t('replacedMore', { count: merged, servings }) };
    return { title, description: merged > 0 ? t('merged', { count: merged }) : undefined };
  }

  return (answer: Added, servings: number) => {
    const isNothing = answer.added + answer.merged === 0;
    const tone = isNothing ? 'plain' : 'success';
    showToast({ ...toastOf(answer, servings), tone, ...(!isNothing && { action }) });
  };
}
