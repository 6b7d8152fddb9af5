import type { ShoppingItem } from '@pomona/contract/shopping';
import { ClipboardCopy, ListChecks } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { focusHeading } from './focus.ts';
import { exportText, remainingIn } from './list-parts.ts';

interface Props {
  items: readonly ShoppingItem[];
  onClear: () => void;
}

/** "Export", and "Clear Completed" where something is (SHOP-03, SHOP-05). */
export function ListActions({ items, onClear }: Props) {
  const t = useTranslations('shopping.list');
  const copy = useCopy();
  const remaining = remainingIn(items);
  function clear(): void {
    focusHeading();
    onClear();
  }
  return (
    <>
      {remaining < items.length && (
        <Button
          variant="secondary"
          size="small"
          onClick={clear}
          icon={<ListChecks aria-hidden="true" className="size-4.5" />}
        >
          {t('clear')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        disabled={remaining === 0}
        onClick={() => void copy(items)}
        icon={<ClipboardCopy aria-hidden="true" className="size-4.5" />}
      >
        {t('export')}
      </Button>
    </>
  );
}

function useCopy() {
  const t = useTranslations('shopping.messages');
  return async (items: readonly ShoppingItem[]) => {
    try {
      await navigator.clipboard.writeText(exportText(items));
      const description = t('copiedText', { count: remainingIn(items) });
      showToast({ title: t('copied'), description, tone: 'success' });
    } catch {
      const description = t('copyFailedText');
      showToast({ title: t('copyFailed'), description, tone: 'destructive' });
    }
  };
}
