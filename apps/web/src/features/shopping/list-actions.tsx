import type { ShoppingItem } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import { ListChecks, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { Button } from '#ui/button.tsx';
import { ExportButton } from './export-button.tsx';
import { focusHeading } from './focus.ts';
import { remainingIn } from './list-parts.ts';
import { MoreActions } from './more-actions.tsx';

const ShareListDialog = lazyPart(
  async () => (await import('./sharing/share-list-dialog.tsx')).ShareListDialog,
);
const OrderDialog = lazyPart(async () => (await import('./order/order-dialog.tsx')).OrderDialog);

interface Props {
  items: readonly ShoppingItem[];
  categoryOrder: readonly ShoppingCategory[];
  memberId: string;
  onClear: (completed: readonly ShoppingItem[]) => void;
}

/** "Clear Completed" where something is, "Export", "Share", and what is needed less often (SHOP-03…05). */
export function ListActions({ items, categoryOrder, memberId, onClear }: Props) {
  const t = useTranslations('shopping.list');
  const [dialog, setDialog] = useState<'share' | 'order' | null>(null);
  function clear(): void {
    focusHeading();
    onClear(items.filter(({ checked }) => checked));
  }
  const close = () => setDialog(null);
  return (
    <div className="flex flex-wrap items-center gap-3 print:hidden">
      {/* On a phone it has a row of its own, which is there before it: ticking moves nothing. */}
      <div className="max-sm:order-last max-sm:min-h-9 max-sm:basis-full sm:empty:hidden">
        {remainingIn(items) < items.length && (
          <Button
            variant="secondary"
            size="small"
            onClick={clear}
            icon={<ListChecks aria-hidden="true" className="size-4.5" />}
          >
            {t('clear')}
          </Button>
        )}
      </div>
      <ExportButton items={items} categoryOrder={categoryOrder} />
      <Button
        variant="secondary"
        size="small"
        onClick={() => setDialog('share')}
        icon={<Share2 aria-hidden="true" className="size-4.5" />}
      >
        {t('share')}
      </Button>
      <MoreActions onOrder={() => setDialog('order')} />
      {dialog === 'share' && <ShareListDialog memberId={memberId} onClose={close} />}
      {dialog === 'order' && (
        <OrderDialog memberId={memberId} categoryOrder={categoryOrder} onClose={close} />
      )}
    </div>
  );
}
