import { type SessionReply, signIn, signUp } from '@pomona/contract/accounts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useApi, useSession } from '#platform/services.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { signInFailureText, signUpFailureText } from './sign-in-failure.ts';

/** Signs in and goes back to the page before (AUTH-04), or shows why not (AUTH-06). */
export function useSignIn() {
  const translate = useTranslations('accounts');
  const api = useApi();
  const comeBack = useComeback();

  return async (body: { email: string; password: string }): Promise<void> => {
    try {
      await comeBack(await api.call(signIn, { body }));
    } catch (error) {
      const description = signInFailureText(error, translate);
      showToast({ tone: 'destructive', title: translate('loginFailedTitle'), description });
    }
  };
}

/** Creates an account and is signed in with it (AUTH-07); or shows why not and passes the failure on (AUTH-09). */
export function useSignUp() {
  const translate = useTranslations('accounts');
  const api = useApi();
  const arrive = useArrival();

  return async (body: { name: string; email: string; password: string }): Promise<void> => {
    try {
      const reply = await api.call(signUp, { body });
      const username = reply.user.name;
      await arrive(reply, translate('signUpSuccessful'), translate('welcome', { username }));
    } catch (error) {
      const description = signUpFailureText(error, translate);
      showToast({ tone: 'destructive', title: translate('signUpFailedTitle'), description });
      throw error;
    }
  };
}

/** Arrives with an account that exists: one that had been deleted stays, and the member reads that (AUTH-11). */
export function useComeback() {
  const t = useTranslations('accounts');
  const arrive = useArrival();
  return (reply: SessionReply): Promise<void> => {
    const username = reply.user.name;
    return reply.is_kept
      ? arrive(reply, t('keptTitle'), t('keptText', { username }))
      : arrive(reply, t('loginSuccessful'), t('welcomeBack', { username }));
  };
}

/** Accepts a session, says so and goes back to the page before. */
function useArrival() {
  const session = useSession();
  const navigate = useNavigate();
  const { from } = useSearch({ strict: false });

  return async (reply: SessionReply, title: string, description: string): Promise<void> => {
    session.accept(reply);
    showToast({ tone: 'success', title, description });
    await navigate({ href: from ?? '/' });
  };
}
