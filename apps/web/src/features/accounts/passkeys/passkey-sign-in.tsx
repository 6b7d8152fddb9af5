import { preparePasskeySignIn, signInWithPasskey } from '@pomona/contract/accounts/passkeys';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { useIsMounted } from '#ui/use-is-mounted.ts';
import { signInFailureText } from '../sign-in-failure.ts';
import { useComeback } from '../use-sign-in.ts';
import { isCancelled, passkeyObstacle } from './support.ts';

/** Signs in without a password, where browser and address allow it (AUTH-12). */
export function PasskeySignIn() {
  const t = useTranslations('accounts');
  const signIn = useSignInWithPasskey();
  // The server does not know what the browser can do.
  if (!useIsMounted() || passkeyObstacle() !== null) return null;
  return (
    <Button
      variant="secondary"
      size="large"
      className="-mt-3"
      loading={signIn.isPending}
      onClick={() => signIn.mutate()}
      icon={<KeyRound aria-hidden="true" className="size-5" />}
    >
      {t('passkeyLogin')}
    </Button>
  );
}

function useSignInWithPasskey() {
  const t = useTranslations('accounts');
  const api = useApi();
  const comeBack = useComeback();
  return useMutation({
    async mutationFn() {
      const [{ startAuthentication }, optionsJSON] = await Promise.all([
        import('@simplewebauthn/browser'),
        api.call(preparePasskeySignIn, {}),
      ]);
      const { id, rawId, response } = await startAuthentication({ optionsJSON });
      const { clientDataJSON, authenticatorData, signature } = response;
      const credential = {
        ...{ id, rawId, type: 'public-key' as const },
        response: { clientDataJSON, authenticatorData, signature },
      };
      return api.call(signInWithPasskey, { body: { credential } });
    },
    onSuccess: comeBack,
    onError(error) {
      if (isCancelled(error)) return;
      const description = signInFailureText(error, t);
      showToast({ tone: 'destructive', title: t('loginFailedTitle'), description });
    },
  });
}
