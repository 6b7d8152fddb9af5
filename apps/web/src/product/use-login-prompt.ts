import { useRouter } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { showToast } from '#ui/feedback/toast-message.ts';

/** Shows a visitor that what they pressed needs an account, with the way there and back; `reason` says what for. */
export function useLoginPrompt(): (reason: string) => void {
  const t = useTranslations('shell');
  const router = useRouter();
  return (reason) =>
    showToast({
      title: t('loginRequired'),
      description: reason,
      tone: 'destructive',
      action: {
        label: t('login'),
        onPress: () =>
          void router.navigate({ to: '/login', search: { from: router.state.location.href } }),
      },
    });
}
