import { checkResetLink } from '@pomona/contract/accounts/recovery';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/services.tsx';
import { DeadLink } from './dead-link.tsx';
import { isLinkDead } from './is-link-dead.ts';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useResetPassword } from './use-reset-password.ts';

/** A new password by a one-time link (AUTH-11); a link that is good no more says so before anything is typed. */
export function ResetPassword() {
  const api = useApi();
  const token = useLinkToken();
  const reset = useResetPassword();
  const link = useQuery({
    queryKey: ['accounts', 'reset-link', token],
    enabled: token !== null && token !== '',
    retry: false,
    queryFn: ({ signal }) => api.call(checkResetLink, { body: { token: token ?? '' }, signal }),
  });
  if (token === '' || isLinkDead(link.error) || isLinkDead(reset.error)) return <DeadLink />;
  return <ResetPasswordForm token={token ?? ''} email={link.data?.email} reset={reset} />;
}
