import type { ShoppingCategory } from '@pomona/food/foods/categories';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { SortableRows } from '#ui/sortable/sortable-rows.tsx';
import { useAppend } from '../changes/use-append.ts';

interface Props {
  memberId: string;
  categoryOrder: readonly ShoppingCategory[];
  onClose: () => void;
}

/** The aisles of the member's shop in the order of a walk: dragged, or moved with buttons. */
export function OrderDialog({ memberId, categoryOrder, onClose }: Props) {
  const t = useTranslations('shopping');
  const list = useRef<HTMLDivElement>(null);
  const [order, setOrder] = useState(categoryOrder);
  const [announcement, setAnnouncement] = useState('');
  const append = useAppend(memberId, null);

  function move(id: ShoppingCategory, position: number): void {
    if (position < 0 || position >= order.length) return;
    const others = order.filter((category) => category !== id);
    flushSync(() => setOrder(others.toSpliced(position, 0, id)));
    const place = { category: t(`category.${id}`), position: position + 1, total: order.length };
    setAnnouncement(t('order.moved', place));
  }
  /** Open until it is stored: nothing that looks saved is lost by a reload. */
  async function save(): Promise<void> {
    const appended = append({ kind: 'order', order: [...order] });
    if ((await appended?.isAccepted) ?? true) onClose();
  }
  /** The row goes elsewhere, and the button that moved it keeps the focus. */
  function moveByButton(id: ShoppingCategory, by: -1 | 1): void {
    move(id, order.indexOf(id) + by);
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-category="${id}"]`);
    const [up, down] = buttons ?? [];
    const pressed = by < 0 ? up : down;
    (pressed?.disabled ? (by < 0 ? down : up) : pressed)?.focus();
  }

  const icon = { 'aria-hidden': true, className: 'size-5' } as const;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('order.title')}
      description={t('order.text')}
      closeLabel={t('order.close')}
      footer={<Button onClick={() => void save()}>{t('order.save')}</Button>}
    >
      <div ref={list}>
        <SortableRows
          rows={order.map((id) => ({ id }))}
          onMove={({ id }, position) => move(id, position)}
          label={t('order.title')}
        >
          {({ id }, handle, position) => (
            <div className="flex min-h-12 items-center">
              {handle}
              <span className="hyphenate min-w-0 flex-1">{t(`category.${id}`)}</span>
              <IconButton
                label={t('order.up', { category: t(`category.${id}`) })}
                data-category={id}
                disabled={position === 0}
                onClick={() => moveByButton(id, -1)}
                icon={<ArrowUp {...icon} />}
              />
              <IconButton
                label={t('order.down', { category: t(`category.${id}`) })}
                data-category={id}
                disabled={position === order.length - 1}
                onClick={() => moveByButton(id, 1)}
                icon={<ArrowDown {...icon} />}
              />
            </div>
          )}
        </SortableRows>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
    </Dialog>
  );
}
