import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { AddRow } from './add-row.tsx';
import { useShoppingChanges } from './changes/use-shopping-changes.ts';
import { useDrafts } from './drafts.ts';
import { ItemRow } from './item-row.tsx';
import { ListActions } from './list-actions.tsx';
import { ListLayout } from './list-layout.tsx';
import { ListLoading } from './list-loading.tsx';
import { ChangesStatus } from './status/changes-status.tsx';
import { useShoppingList } from './use-shopping-list.ts';

/** A member's list. On a phone the row that adds stays at the thumb. */
export function ShoppingList({ memberId }: { memberId: string }) {
  const t = useTranslations('shopping.list');
  const list = useShoppingList(memberId);
  const changes = useShoppingChanges(memberId);
  const isThere = !list.isPending && !list.isFailed;
  const hasItems = isThere && list.items.length > 0;
  return (
    <div className="page-width flex flex-col py-8 md:py-12">
      <PageHeading
        actions={
          hasItems && (
            <SectionBoundary>
              <ListActions
                items={list.items}
                memberId={memberId}
                categoryOrder={list.categoryOrder}
                onClear={changes.clear}
              />
            </SectionBoundary>
          )
        }
      >
        {t('heading')}
      </PageHeading>
      <SectionBoundary>
        <ChangesStatus memberId={memberId} token={null} />
      </SectionBoundary>
      {isThere && (
        <div className="-mx-4 sticky bottom-0 z-10 order-last mt-8 print:hidden border-hairline border-t bg-paper px-4 pt-3 pb-2 sm:static sm:order-none sm:mx-0 sm:border-0 sm:px-0 sm:py-0">
          <SectionBoundary>
            <AddRow onAdd={changes.add} />
          </SectionBoundary>
        </div>
      )}
      {list.isPending && <ListLoading />}
      {list.isFailed && (
        <EmptyState
          className="mt-8"
          title={t('failedTitle')}
          action={<Button onClick={() => void list.retry()}>{t('tryAgain')}</Button>}
        >
          {t('failedText')}
        </EmptyState>
      )}
      {isThere && !hasItems && (
        <EmptyState
          className="mt-4"
          title={t('emptyTitle')}
          action={
            <Button asChild>
              <Link to="/recipes">{t('browse')}</Link>
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      )}
      {hasItems && (
        <SectionBoundary>
          <Full
            items={list.items}
            categoryOrder={list.categoryOrder}
            changes={changes}
            memberId={memberId}
          />
        </SectionBoundary>
      )}
    </div>
  );
}

type List = ReturnType<typeof useShoppingList>;

interface FullProps extends Pick<List, 'items' | 'categoryOrder'> {
  changes: ReturnType<typeof useShoppingChanges>;
  memberId: string;
}

const Full = memo(function Full({ items, categoryOrder, changes, memberId }: FullProps) {
  const drafts = useDrafts();
  return (
    <ListLayout items={items} categoryOrder={categoryOrder}>
      {(item) => (
        <ItemRow
          key={item.id}
          {...{ item, changes }}
          draft={drafts.of(item.id)}
          onDraft={drafts.put}
          viewerId={memberId}
        />
      )}
    </ListLayout>
  );
});
