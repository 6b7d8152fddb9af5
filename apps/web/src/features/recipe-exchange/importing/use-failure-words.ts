import { useTranslations } from 'use-intl';
import { ApiError, NetworkError } from '#platform/api/failures.ts';

/** What happened and what to do, for whatever the call came back with. */
export function useFailureWords(): (error: Error) => string {
  const t = useTranslations('recipe-import.failed');
  return (error) => {
    if (error instanceof NetworkError) return t('unreachable');
    return (
      (error instanceof ApiError && error.status < 500 ? error.detail : null) ?? t('unexpected')
    );
  };
}

/** The page itself is the problem: its text can be pasted. */
export function mayPasteInstead(error: Error): boolean {
  return (
    error instanceof ApiError &&
    [
      'import_not_loaded',
      'import_address_refused',
      'import_nothing_found',
      'import_too_large',
      'import_not_read',
    ].some((code) => code === error.code)
  );
}
