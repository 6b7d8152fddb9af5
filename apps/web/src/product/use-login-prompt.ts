import { useTranslations } from 'use-intl';
import { showToast } from '#ui/feedback/toast-message.ts';

/** Shows a visitor that what they pressed needs an account; `reason` says what for. */
export function useLoginPrompt(): (reason: string) => void {
  const t = useTranslations('shell');
  return (reason) =>
    showToast({ title: t('loginRequired'), description: reason, tone: 'destructive' });
}
