import { useTranslations } from 'use-intl';
import { showToast } from '#ui/toast-message.ts';

/** Opens the recipe's own print page in a window of its own (PRINT-01, PRINT-02). */
export function usePrint(recipeId: string): () => void {
  const t = useTranslations('recipes.print');
  return () => {
    const opened = window.open(
      `/recipes/${encodeURIComponent(recipeId)}/print`,
      '_blank',
      'width=900,height=1100',
    );
    if (opened === null) {
      showToast({ title: t('blockedTitle'), description: t('blockedText'), tone: 'destructive' });
      return;
    }
    showToast({ title: t('preparing') });
  };
}
