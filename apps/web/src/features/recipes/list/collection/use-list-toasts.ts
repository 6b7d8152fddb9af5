import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { showToast } from '#ui/feedback/toast-message.ts';

interface ListToasts {
  showLoaded(count: number): void;
  showEmpty(): void;
  /** Shows why the list could not be loaded (LIST-02, LIST-03). */
  showFailure(error: Error): void;
}

export function useListToasts(): ListToasts {
  const t = useTranslations('recipe-list.page');
  return {
    showLoaded(count) {
      const description = t('loadedText', { count });
      showToast({ title: t('loadedTitle'), description, tone: 'success' });
    },
    showEmpty() {
      showToast({ title: t('emptyTitle'), description: t('databaseEmpty'), tone: 'destructive' });
    },
    showFailure(error) {
      const description =
        error instanceof ApiError
          ? t('failedText', { message: t('apiError', { status: String(error.status) }) })
          : t('failedLater');
      showToast({ title: t('failedTitle'), description, tone: 'destructive' });
    },
  };
}
