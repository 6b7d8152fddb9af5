import {
  createShoppingShare,
  revokeShoppingShare,
  type ShareScope,
} from '@pomona/contract/shopping/sharing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { shareKey } from '../queries.ts';

const linkOf = (token: string) => `${window.location.origin}/shopping-list/shared/${token}`;

/** `link` is known only where it was created, until the dialog closes: the server stores its hash alone. */
export function useShareLink(memberId: string) {
  const t = useTranslations('shopping');
  const api = useApi();
  const queryClient = useQueryClient();
  const queryKey = shareKey(memberId);
  const [link, setLink] = useState<string | null>(null);

  const show = (title: string, error: unknown, retry: () => void) =>
    showFailure(error, {
      title,
      refused: t('failed.server'),
      unreachable: t('failed.network'),
      retry: { label: t('failed.tryAgain'), onPress: retry },
    });
  const create = useMutation({
    mutationFn: (scope: ShareScope) => api.call(createShoppingShare, { body: { scope } }),
    onSuccess({ token, share }) {
      queryClient.setQueryData(queryKey, share);
      setLink(linkOf(token));
    },
    onError: (error, scope) => show(t('share.createFailed'), error, () => create.mutate(scope)),
  });
  const revoke = useMutation({
    mutationFn: () => api.call(revokeShoppingShare, {}),
    onSuccess() {
      queryClient.setQueryData(queryKey, null);
      setLink(null);
      showToast({
        title: t('share.revoked'),
        description: t('share.revokedText'),
        tone: 'success',
      });
    },
    onError: (error) => show(t('share.revokeFailed'), error, () => revoke.mutate()),
  });
  return { create, revoke, link };
}
