import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useChangeQueue, useSessionState } from '#platform/services.tsx';
import { useIsHere } from '#product/changes/use-append-change.ts';
import { useLoginPrompt } from '#product/use-login-prompt.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import type { RecipeRequest } from './changes/list-mutation.ts';
import type { AddedCounts, SentAnswer } from './changes/send.ts';
import { useAppend } from './changes/use-append.ts';

/** Puts what a recipe takes onto the list, and says how many (DETAIL-06, SHOP-10); without a connection later. */
export function useAddRecipe() {
  const t = useTranslations('shopping.recipe');
  const state = useSessionState();
  const memberId = state.status === 'signed-in' ? state.user.id : '';
  const language = useLocale();
  const queue = useChangeQueue();
  const append = useAppend(memberId, null);
  const isHere = useIsHere(memberId);
  const promptLogin = useLoginPrompt();
  const toasts = useRecipeToasts();
  const [isPending, setPending] = useState(false);

  async function send(request: RecipeRequest): Promise<void> {
    const appended = append({ kind: 'recipe', request, language });
    if (appended === null) return;
    setPending(true);
    const outcome = await appended.outcome;
    setPending(false);
    if (!isHere()) return;
    if (outcome.status === 'waiting') toasts.showWaiting(request);
    if (outcome.status === 'done') {
      const { recipe } = outcome.answer as SentAnswer;
      if (recipe) toasts.showAdded(recipe, request.servings);
    }
    if (outcome.status === 'refused') {
      void queue.dismiss(appended.id);
      const description = outcome.refusal.detail ?? t('server');
      showToast({ title: t('failed'), description, tone: 'destructive' });
    }
  }

  return {
    isPending,
    add(request: RecipeRequest) {
      if (state.status === 'anonymous') {
        promptLogin(t('loginText'));
        return;
      }
      if (request.only?.length === 0) {
        showToast({ title: t('nothing'), description: t('allTicked') });
        return;
      }
      if (state.status === 'signed-in') void send(request);
    },
  };
}

function useRecipeToasts() {
  const t = useTranslations('shopping.recipe');
  const navigate = useNavigate();
  const action = { label: t('view'), onPress: () => void navigate({ to: '/shopping-list' }) };

  function toastOf({ added, merged, replaced }: AddedCounts, servings: number) {
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

  return {
    showAdded(counts: AddedCounts, servings: number) {
      const isNothing = counts.added + counts.merged === 0;
      const tone = isNothing ? 'plain' : 'success';
      showToast({ ...toastOf(counts, servings), tone, ...(!isNothing && { action }) });
    },
    showWaiting: ({ servings }: RecipeRequest) =>
      showToast({
        title: t('waiting'),
        description: t('waitingText', { count: servings }),
        action,
      }),
  };
}
