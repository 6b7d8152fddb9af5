import type { ShoppingItem } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import { ClipboardCopy } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { exportText, remainingIn } from './list-parts.ts';

interface Props {
  items: readonly ShoppingItem[];
  categoryOrder: readonly ShoppingCategory[];
}

/** Copies what is not bought yet, in the order of the shop (SHOP-03). */
export function ExportButton({ items, categoryOrder }: Props) {
  const t = useTranslations('shopping');
  const remaining = remainingIn(items);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(exportText(items, categoryOrder));
      const description = t('messages.copiedText', { count: remaining });
      showToast({ title: t('messages.copied'), description, tone: 'success' });
    } catch {
      const description = t('messages.copyFailedText');
      showToast({ title: t('messages.copyFailed'), description, tone: 'destructive' });
    }
  }
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={remaining === 0}
      onClick={() => void copy()}
      icon={<ClipboardCopy aria-hidden="true" className="size-4.5" />}
    >
      {t('list.export')}
    </Button>
  );
}
