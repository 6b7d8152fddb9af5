import type { ShoppingItem } from '@pomona/contract/shopping';
import { Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, memo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import type { ShoppingChanges } from './changes/use-shopping-changes.ts';
import { type Draft, type Drafts, draftOf } from './drafts.ts';
import { focusNeighbour, useMovingFocus } from './focus.ts';
import { ItemEditor } from './item-editor.tsx';
import { TickLabel } from './tick-label.tsx';

interface Props {
  item: ShoppingItem;
  changes: ShoppingChanges;
  draft: Draft | undefined;
  onDraft: Drafts['put'];
  viewerId: string;
}

/** One thing to buy: the whole line ticks it, its quantity opens the editor, the bin deletes it (SHOP-07). */
export const ItemRow = memo(function ItemRow({ item, changes, draft, onDraft, viewerId }: Props) {
  const t = useTranslations('shopping.item');
  const row = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useMovingFocus(row, item.id);

  function open(): void {
    flushSync(() => onDraft(item.id, draftOf(item)));
    row.current?.querySelector('input')?.focus();
  }
  function close(): void {
    flushSync(() => onDraft(item.id, null));
    opener.current?.focus();
  }
  function remove(event: MouseEvent<HTMLElement>): void {
    focusNeighbour(event.currentTarget);
    changes.remove(item);
  }

  if (draft !== undefined) {
    return (
      <li ref={row} className="-mx-2 px-2 py-2">
        <ItemEditor
          item={item}
          draft={draft}
          onSave={(change) => {
            close();
            changes.change(item, change);
          }}
          onCancel={close}
        />
      </li>
    );
  }
  return (
    <li
      ref={row}
      className={classes(
        'lazy-part [--lazy-height:3rem] -mx-2 flex items-center gap-1 px-2',
        item.checked && 'print:hidden',
      )}
    >
      <TickLabel
        item={item}
        viewerId={viewerId}
        ownerId={viewerId}
        onTick={(checked) => changes.change(item, { checked })}
      />
      <button
        ref={opener}
        type="button"
        onClick={open}
        aria-label={t('edit', { item: item.item, quantity: item.quantity })}
        className={classes(
          'wide-target hyphenate inline-flex min-h-9 max-w-[45%] shrink-0 items-center gap-1.5 rounded-control px-2 text-right font-medium text-sm tabular-nums transition-colors hover:bg-leaf-soft hover:text-leaf',
          item.checked && 'text-muted',
        )}
      >
        {item.quantity}
        <Pencil aria-hidden="true" className="size-3.5 shrink-0 text-muted print:hidden" />
      </button>
      <IconButton
        label={t('delete', { item: item.item })}
        onClick={remove}
        className="-mr-2 print:hidden"
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
      />
    </li>
  );
});
