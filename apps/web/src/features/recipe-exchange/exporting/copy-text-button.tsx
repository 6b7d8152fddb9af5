import type { Recipe } from '@pomona/contract/recipes';
import { ClipboardCopy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useRecipeWords } from '#product/use-recipe-words.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';

interface Props {
  recipe: Recipe;
  /** For how many the dish is cooked now. */
  servings: number;
  /** The ingredient lines as they are shown. */
  lines: readonly string[];
}

/** The recipe as plain text, as it is shown, for a message or a note (SHARE-01). */
export function CopyTextButton({ recipe, servings, lines }: Props) {
  const t = useTranslations('recipe-exchange');
  const words = useRecipeWords();

  async function copy(): Promise<void> {
    const text = [
      [recipe.title, words.servings(servings)],
      lines.map((line) => `- ${line}`),
      recipe.instructions.map((step, index) => `${index + 1}. ${step}`),
      [window.location.href],
    ];
    try {
      await navigator.clipboard.writeText(text.map((part) => part.join('\n')).join('\n\n'));
      showToast({ title: t('copied'), tone: 'success' });
    } catch {
      showToast({ title: t('copyFailed'), tone: 'destructive' });
    }
  }

  return (
    <Button
      variant="quiet"
      size="small"
      onClick={() => void copy()}
      icon={<ClipboardCopy aria-hidden="true" className="size-4" />}
    >
      {t('copyText')}
    </Button>
  );
}
