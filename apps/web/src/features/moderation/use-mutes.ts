import {
  type ChatMuteDuration,
  muteChatMember,
  unmuteChatMember,
} from '@pomona/contract/chat/moderation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { moderationKey } from './queries.ts';

/** Mutes a member, or lets them write again. */
export function useMutes({ id, name }: { id: string; name: string }) {
  const t = useTranslations('moderation.mute');
  const api = useApi();
  const queryClient = useQueryClient();
  const params = { userId: id };
  const changed = (title: string) => ({
    onSuccess: () => showToast({ title, tone: 'success' as const }),
    onError: (error: Error) =>
      showFailure(error, { title: t('failed'), unreachable: t('unreachable') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: moderationKey }),
  });
  const mute = useMutation({
    mutationFn: (duration: ChatMuteDuration) =>
      api.call(muteChatMember, { params, body: { duration } }),
    ...changed(t('done', { name })),
  });
  const unmute = useMutation({
    mutationFn: () => api.call(unmuteChatMember, { params }),
    ...changed(t('undone', { name })),
  });
  return { mute, unmute };
}
