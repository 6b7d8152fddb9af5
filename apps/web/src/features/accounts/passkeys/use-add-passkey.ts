import { addPasskey, preparePasskey } from '@pomona/contract/accounts/passkeys';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { showToast } from '#ui/feedback/toast-message.ts';
import { passkeysKey } from './queries.ts';
import { isCancelled } from './support.ts';

interface NewPasskey {
  name: string;
  password: string;
}

/** Has the device create a passkey and adds it; a wrong password is passed to the field. */
export function useAddPasskey(onWrongPassword: (text: string) => void) {
  const t = useTranslations('settings.passkeys');
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn({ name, password }: NewPasskey) {
      const [{ startRegistration }, optionsJSON] = await Promise.all([
        import('@simplewebauthn/browser'),
        api.call(preparePasskey, { body: { current_password: password } }),
      ]);
      const created = await startRegistration({ optionsJSON });
      const { id, rawId, response } = created;
      const { clientDataJSON, attestationObject } = response;
      return api.call(addPasskey, {
        body: {
          name,
          credential: {
            ...{ id, rawId, type: 'public-key' },
            response: { clientDataJSON, attestationObject },
          },
        },
      });
    },
    onSuccess: () => showToast({ tone: 'success', title: t('added') }),
    onError(error) {
      if (isCancelled(error)) return;
      if (error instanceof ApiError && error.code === 'wrong_password') {
        onWrongPassword(error.detail ?? '');
        return;
      }
      const isKnown = error.name === 'InvalidStateError';
      if (isKnown) showToast({ tone: 'destructive', title: t('knownDevice') });
      else showFailure(error, { title: t('addFailed'), unreachable: t('unreachable') });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: passkeysKey }),
  });
}
