import type { ShoppingItem } from '@pomona/contract/shopping';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFormatter, useTranslations } from 'use-intl';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ClashLine } from './clash-line.tsx';
import { type Drafts, draftOf } from './drafts.ts';
import { focusNeighbour, useMovingFocus } from './focus.ts';
import { ItemEditor } from './item-editor.tsx';
import type { ShoppingChanges } from './use-shopping-changes.ts';

interface Props {
  item: ShoppingItem;
  changes: ShoppingChanges;
  drafts: Drafts;
}

/** One thing to buy: the whole line ticks it, its quantity opens the editor, the bin deletes it (SHOP-07). */
export function ItemRow({ item, changes, drafts }: Props) {
  const t = useTranslations('shopping.item');
  const row = useRef<HTMLLIElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const draft = drafts.of(item.id);
  useMovingFocus(row, item.id);

  function open(): void {
    flushSync(() => drafts.put(item.id, draftOf(item)));
    row.current?.querySelector('input')?.focus();
  }
  function close(): void {
    flushSync(() => drafts.put(item.id, null));
    opener.current?.focus();
  }
  function remove(event: MouseEvent<HTMLElement>): void {
    focusNeighbour(event.currentTarget);
    changes.remove(item);
  }

  if (draft !== undefined) {
    return (
      <li ref={row} className="py-2">
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
    <li ref={row} className="flex items-center gap-1">
      <TickLabel item={item} onTick={(checked) => changes.change(item, { checked })} />
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
        <Pencil aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
      </button>
      <IconButton
        label={t('delete', { item: item.item })}
        onClick={remove}
        className="-mr-2"
        icon={<Trash2 aria-hidden="true" className="size-4.5" />}
      />
    </li>
  );
}

function TickLabel({ item, onTick }: { item: ShoppingItem; onTick: (is: boolean) => void }) {
  const t = useTranslations('shopping.item');
  const format = useFormatter();
  const titles = item.recipes.map(({ id, title, language }) => (
    <span key={id} lang={language}>
      {title}
    </span>
  ));
  return (
    <label className="flex min-h-12 min-w-0 flex-1 items-start gap-3 py-2.5">
      <span className="grid shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={item.checked}
          onChange={(event) => onTick(event.target.checked)}
          className="peer col-start-1 row-start-1 size-6 appearance-none rounded-full border-2 border-outline bg-surface transition-colors checked:border-leaf checked:bg-leaf"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none col-start-1 row-start-1 size-4 text-on-leaf opacity-0 transition-opacity peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0">
        <span className={classes('hyphenate block', item.checked && 'text-muted line-through')}>
          {item.item}
        </span>
        <ClashLine item={item} />
        {titles.length > 0 && (
          <span className="block truncate text-muted text-xs">
            {t.rich('askedBy', { recipes: () => format.list(titles, { type: 'unit' }) })}
          </span>
        )}
      </span>
    </label>
  );
}
