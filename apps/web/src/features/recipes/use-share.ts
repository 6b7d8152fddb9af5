import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { showToast } from '#ui/feedback/toast-message.ts';

/** Shares by the device's sheet where there is one, else copies the address (SHARE-01). */
export function useShare(recipe: Pick<Recipe, 'title' | 'description'>): () => Promise<void> {
  const t = useTranslations('recipe-detail.share');

  async function copyAddress(): Promise<void> {
    try {
      await navigator.clipboard.writeText(window.location.href);
      showToast({ title: t('linkTitle'), description: t('linkText'), tone: 'success' });
    } catch {
      showToast({ title: t('failedTitle'), description: t('failedText'), tone: 'destructive' });
    }
  }

  return async () => {
    if (navigator.share === undefined) return copyAddress();
    const { title, description: text } = recipe;
    try {
      await navigator.share({ title, text, url: window.location.href });
      showToast({ title: t('sharedTitle'), tone: 'success' });
    } catch (error) {
      // A person who closes the sheet has changed their mind; that is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copyAddress();
    }
  };
}
