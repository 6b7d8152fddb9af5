import type { ShoppingItem } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { AddRow } from '../add-row.tsx';
import { ListLayout } from '../list-layout.tsx';
import { ChangesStatus } from '../status/changes-status.tsx';
import { SharedRow } from './shared-row.tsx';
import { useSharedChanges } from './use-shared-changes.ts';

interface Props {
  token: string;
  viewerId: string;
  ownerId: string;
  items: readonly ShoppingItem[];
  categoryOrder: readonly ShoppingCategory[];
}

/** A shared list for who is signed in: everything can be ticked, and something added. */
export const SharedEditor = memo(function SharedEditor(props: Props) {
  const { token, viewerId, ownerId, items, categoryOrder } = props;
  const t = useTranslations('shopping');
  const changes = useSharedChanges(token, viewerId);
  return (
    <>
      <ChangesStatus memberId={viewerId} token={token} />
      <div className="-mx-4 sticky bottom-0 z-10 order-last mt-8 border-hairline border-t bg-paper px-4 pt-3 pb-2 sm:static sm:order-none sm:mx-0 sm:border-0 sm:px-0 sm:py-0 print:hidden">
        <AddRow onAdd={changes.add} />
        <p className="mt-1 text-muted text-sm">{t('shared.nameShown')}</p>
      </div>
      {items.length === 0 ? (
        <EmptyState className="mt-4" title={t('shared.empty')} />
      ) : (
        <ListLayout items={items} categoryOrder={categoryOrder}>
          {(item) => (
            <SharedRow
              key={item.id}
              item={item}
              viewerId={viewerId}
              ownerId={ownerId}
              onTick={(checked) => changes.tick(item, checked)}
            />
          )}
        </ListLayout>
      )}
    </>
  );
});
