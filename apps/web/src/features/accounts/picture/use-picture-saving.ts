import { changeOwnUser } from '@pomona/contract/accounts/profile';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useApi, useSession } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { freshUserKey } from '../profile/use-fresh-user.ts';

/** Sends a picture, or `null` to remove it; can be cancelled meanwhile (PROF-05). */
export function usePictureSaving(onSaved: () => void) {
  const t = useTranslations('profile.picture');
  const api = useApi();
  const session = useSession();
  const queryClient = useQueryClient();
  const sending = useRef<AbortController | null>(null);

  const mutation = useMutation({
    async mutationFn(avatar: string | null) {
      sending.current = new AbortController();
      await queryClient.cancelQueries({ queryKey: freshUserKey });
      const { signal } = sending.current;
      return api.call(changeOwnUser, { body: { avatar }, signal });
    },
    onSuccess(user, avatar) {
      session.updateUser(user);
      onSaved();
      showToast({ tone: 'success', title: avatar === null ? t('removed') : t('updated') });
    },
    onError() {
      if (sending.current?.signal.aborted) {
        // It may have been stored before the cancellation came.
        void queryClient.invalidateQueries({ queryKey: freshUserKey });
        return;
      }
      showToast({ tone: 'destructive', title: t('failed'), description: t('failedText') });
    },
  });
  return {
    save: mutation.mutate,
    isSaving: mutation.isPending,
    cancel: () => sending.current?.abort(),
  };
}
