import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import type { ShareNamespace } from './share-namespace.ts';

interface ShareCalls<Share, Options> {
  namespace: ShareNamespace;
  /** Of what is known about the link: its `Share`, or `null` where there is none. */
  queryKey: QueryKey;
  create: (options: Options) => Promise<{ token: string; share: Share }>;
  revoke: () => Promise<unknown>;
  /** Where the page lies that the link opens: `/shopping-list/shared`. */
  room: string;
}

/** `link` is known only where it was created, until the dialog closes: the server stores its hash alone. */
export function useShareLink<Share, Options = void>(calls: ShareCalls<Share, Options>) {
  const { namespace, queryKey, room } = calls;
  const t = useTranslations(namespace);
  const queryClient = useQueryClient();
  const [link, setLink] = useState<string | null>(null);

  const show = (title: string, error: unknown, retry: () => void) =>
    showFailure(error, {
      title,
      refused: t('refused'),
      unreachable: t('unreachable'),
      retry: { label: t('tryAgain'), onPress: retry },
    });
  const create = useMutation({
    mutationFn: calls.create,
    onSuccess({ token, share }) {
      queryClient.setQueryData(queryKey, share);
      setLink(`${window.location.origin}${room}/${token}`);
    },
    onError: (error, options) => show(t('createFailed'), error, () => create.mutate(options)),
  });
  const revoke = useMutation({
    mutationFn: calls.revoke,
    onSuccess() {
      queryClient.setQueryData(queryKey, null);
      setLink(null);
      showToast({ title: t('revoked'), description: t('revokedText'), tone: 'success' });
    },
    onError: (error) => show(t('revokeFailed'), error, () => revoke.mutate()),
  });
  return { create, revoke, link };
}
