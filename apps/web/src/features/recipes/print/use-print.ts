import { useLocale, useTranslations } from 'use-intl';
import { showToast } from '#ui/feedback/toast-message.ts';

interface Printed {
  servings: number;
  text: 'original' | undefined;
}

/** Opens the recipe's own print page in a window of its own, with the servings and the text that are shown (PRINT-01, PRINT-02). */
export function usePrint(recipeId: string, { servings, text }: Printed): () => void {
  const t = useTranslations('recipe-detail.print');
  const lang = useLocale();
  const search = new URLSearchParams({ servings: String(servings), lang, ...(text && { text }) });
  const address = `/recipes/${encodeURIComponent(recipeId)}/print?${search.toString()}`;

  return () => {
    try {
      const opened = window.open(address, '_blank', 'width=900,height=1100');
      if (opened === null) {
        showToast({ title: t('blockedTitle'), description: t('blockedText'), tone: 'destructive' });
        return;
      }
      showToast({ title: t('preparing') });
    } catch {
      showToast({ title: t('errorTitle'), description: t('errorText'), tone: 'destructive' });
    }
  };
}
