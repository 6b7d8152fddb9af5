import type { Language } from '@pomona/contract/languages';
import { shoppingBounds } from '@pomona/contract/shopping';
import { isHeading } from '@pomona/food/lines/text-cleanup';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { newKey } from '#platform/api/new-key.ts';
import { useChangeQueue, useSessionState } from '#platform/services.tsx';
import { useIsHere } from '#product/changes/use-append-change.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { typingAll } from './changes/additions.ts';
import { useAppend } from './changes/use-append.ts';

interface Lines {
  readonly lines: readonly string[];
  readonly language: Language;
  readonly onAdded: () => void;
}

/** Puts lines of a recipe that is stored nowhere onto the list; without a connection later (GEN-05). */
export function useAddLines() {
  const t = useTranslations('shopping.recipe');
  const state = useSessionState();
  const memberId = state.status === 'signed-in' ? state.user.id : '';
  const queue = useChangeQueue();
  const append = useAppend(memberId, null);
  const isHere = useIsHere(memberId);
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const action = { label: t('view'), onPress: () => void navigate({ to: '/shopping-list' }) };

  async function send({ lines, language, onAdded }: Lines): Promise<void> {
    const additions = lines
      .filter((line) => !isHeading(line.trim()))
      .slice(0, shoppingBounds.newItems)
      .map((line) => ({ id: newKey(), text: line.slice(0, shoppingBounds.item), category: null }));
    const appended = append(typingAll(additions, language));
    if (appended === null) return;
    setPending(true);
    const outcome = await appended.outcome;
    setPending(false);
    if (!isHere()) return;
    if (outcome.status !== 'refused') onAdded();
    if (outcome.status === 'waiting') {
      showToast({ title: t('waiting'), description: t('waitingLines'), action });
    } else if (outcome.status === 'refused') {
      void queue.dismiss(appended.id);
      const description = outcome.refusal.detail ?? t('server');
      showToast({ title: t('failed'), description, tone: 'destructive' });
    } else if (outcome.status === 'done') {
      showToast({ title: t('added', { count: additions.length }), tone: 'success', action });
    }
  }

  return {
    isPending,
    add: (added: Lines) => void send(added),
  };
}
