import {
  type ShoppingItem,
  type ShoppingItemChange,
  shoppingBounds,
} from '@pomona/contract/shopping';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { CategorySelect } from './category-select.tsx';
import { changeOf, type Draft } from './drafts.ts';

interface Props {
  item: ShoppingItem;
  draft: Draft;
  onSave: (change: ShoppingItemChange) => void;
  onCancel: () => void;
}

/** Quantity, name and category of an item, and which recipes asked for it in which words. Escape leaves it as it was. */
export function ItemEditor({ item, draft, onSave, onCancel }: Props) {
  const t = useTranslations('shopping.item');
  const [written, setWritten] = useState(draft.written.current);

  function write(part: Partial<typeof written>): void {
    draft.written.current = { ...written, ...part };
    setWritten(draft.written.current);
  }
  function save(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const change = changeOf(draft);
    if (Object.keys(change).length === 0) onCancel();
    else onSave(change);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') onCancel();
  }

  return (
    <form
      onSubmit={save}
      onKeyDown={onKeyDown}
      className="grid gap-3 rounded-control bg-sunken p-3 sm:grid-cols-2"
    >
      <TextField
        label={t('quantity')}
        value={written.quantity}
        onChange={(event) => write({ quantity: event.target.value })}
        maxLength={shoppingBounds.quantity}
        autoComplete="off"
        enterKeyHint="done"
      />
      <TextField
        label={t('name')}
        value={written.item}
        onChange={(event) => write({ item: event.target.value })}
        maxLength={shoppingBounds.item}
        autoComplete="off"
        enterKeyHint="done"
      />
      <div className="sm:col-span-2">
        <CategorySelect value={written.category} onChange={(category) => write({ category })} />
      </div>
      {item.recipes.length > 0 && <ItemRecipes item={item} />}
      <div className="flex flex-wrap gap-2 sm:col-span-2">
        <Button type="submit">{t('save')}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function ItemRecipes({ item }: { item: ShoppingItem }) {
  const t = useTranslations('shopping');
  return (
    <div className="sm:col-span-2">
      <p className="font-semibold text-sm">{t('item.recipes')}</p>
      <ul className="mt-1 grid gap-1">
        {item.recipes.map(({ id, title, language, servings, lines }) => (
          <li key={id}>
            <Link
              to="/recipes/$id"
              params={{ id }}
              lang={language}
              className="inline-flex min-h-11 items-center font-medium text-leaf"
            >
              {title}
            </Link>
            <p className="text-muted text-sm">
              {t('list.servings', { count: servings })}:{' '}
              <span lang={language}>{lines.join(' · ')}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
