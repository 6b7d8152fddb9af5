import type { useTranslations } from 'use-intl';
import { ApiError, NetworkError } from '#platform/api/failures.ts';

type Translate = ReturnType<typeof useTranslations<'accounts'>>;

/** The sentence for a failed sign-in: the server's own where it gave one (AUTH-06). */
export function signInFailureText(error: unknown, translate: Translate): string {
  if (error instanceof ApiError) return error.detail ?? translate('loginFailed');
  if (error instanceof NetworkError) return translate('networkError');
  return translate('loginFailedText');
}

/** The same for a failed sign-up (AUTH-09). */
export function signUpFailureText(error: unknown, translate: Translate): string {
  if (error instanceof ApiError) return error.detail ?? translate('signUpFailed');
  if (error instanceof NetworkError) return translate('networkError');
  return translate('signUpFailedText');
}
