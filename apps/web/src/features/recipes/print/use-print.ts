import { useTranslations } from 'use-intl';
import { showToast } from '#ui/feedback/toast-message.ts';

/** Opens the recipe's own print page in a window of its own, for as many servings as are shown (PRINT-01, PRINT-02). */
export function usePrint(recipeId: string, servings: number): () => void {
  const t = useTranslations('recipe-detail.print');
  const address = `/recipes/${encodeURIComponent(recipeId)}/print?servings=${servings}`;

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
