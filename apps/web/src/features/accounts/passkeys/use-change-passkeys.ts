import { type Passkey, removePasskey, renamePasskey } from '@pomona/contract/accounts/passkeys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { passkeysKey } from './queries.ts';

export function useRenamePasskey() {
  const t = useTranslations('settings.passkeys');
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      api.call(renamePasskey, { params: { id }, body: { name } }),
    onSuccess: (renamed) =>
      queryClient.setQueryData<Passkey[]>(passkeysKey, (known) =>
        known?.map((passkey) => (passkey.id === renamed.id ? renamed : passkey)),
      ),
    onError: (error) =>
      showFailure(error, { title: t('renameFailed'), unreachable: t('unreachable') }),
  });
}

export function useRemovePasskey() {
  const t = useTranslations('settings.passkeys');
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call(removePasskey, { params: { id } }),
    onSuccess(_, id) {
      queryClient.setQueryData<Passkey[]>(passkeysKey, (known) =>
        known?.filter((passkey) => passkey.id !== id),
      );
      showToast({ tone: 'success', title: t('removed') });
    },
    onError: (error) =>
      showFailure(error, { title: t('removeFailed'), unreachable: t('unreachable') }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });
}
