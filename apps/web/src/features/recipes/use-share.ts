import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { useRecipeWords } from '#product/use-recipe-words.ts';
import { showToast } from '#ui/feedback/toast-message.ts';

/**
 * Shares by the device's sheet where there is one, else copies (SHARE-01): the address, or, of a recipe that nobody
 * else can open, the text.
 */
export function useShare(recipe: Recipe): () => Promise<void> {
  const t = useTranslations('recipe-detail.share');
  const textOf = useRecipeText();
  const isPublic = recipe.visibility === 'public';

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(isPublic ? window.location.href : textOf(recipe));
      showToast({
        title: t(isPublic ? 'linkTitle' : 'textTitle'),
        description: t(isPublic ? 'linkText' : 'textText'),
        tone: 'success',
      });
    } catch {
      showToast({
        title: t('failedTitle'),
        description: t(isPublic ? 'failedText' : 'textFailed'),
        tone: 'destructive',
      });
    }
  }

  return async () => {
    if (navigator.share === undefined) return copy();
    const { title, description } = recipe;
    try {
      await navigator.share(
        isPublic
          ? { title, text: description, url: window.location.href }
          : { title, text: textOf(recipe) },
      );
      showToast({ title: t('sharedTitle'), tone: 'success' });
    } catch (error) {
      // A person who closes the sheet has changed their mind; that is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy();
    }
  };
}

function useRecipeText(): (recipe: Recipe) => string {
  const t = useTranslations('recipe-detail.page');
  const words = useRecipeWords();
  return ({ title, description, servings, ingredients, instructions }) =>
    [
      title,
      description,
      `${t('ingredients')} (${words.servings(servings)})\n${ingredients.map((line) => `- ${line}`).join('\n')}`,
      `${t('instructions')}\n${instructions.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
    ]
      .filter((part) => part !== '')
      .join('\n\n');
}
