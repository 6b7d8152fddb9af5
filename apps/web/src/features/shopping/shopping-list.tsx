import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { AddRow } from './add-row.tsx';
import { useDrafts } from './drafts.ts';
import { ItemGroup } from './item-group.tsx';
import { ListActions } from './list-actions.tsx';
import { columnsOf, groupsOf } from './list-parts.ts';
import { ListStatus } from './list-status.tsx';
import { ListedRecipes } from './listed-recipes.tsx';
import { useShoppingChanges } from './use-shopping-changes.ts';
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
              <ListActions items={list.items} onClear={changes.clearChecked} />
            </SectionBoundary>
          )
        }
      >
        {t('heading')}
      </PageHeading>
      {isThere && (
        <div
          data-bottom-bar
          className="-mx-4 sticky bottom-0 z-10 order-last mt-8 border-hairline border-t bg-paper px-4 pt-3 pb-2 sm:static sm:order-none sm:mx-0 sm:border-0 sm:px-0 sm:py-0"
        >
          <SectionBoundary>
            <AddRow onAdd={changes.add} />
          </SectionBoundary>
        </div>
      )}
      {list.isPending && <Loading />}
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
          <Full list={list} changes={changes} />
        </SectionBoundary>
      )}
    </div>
  );
}

interface FullProps {
  list: ReturnType<typeof useShoppingList>;
  changes: ReturnType<typeof useShoppingChanges>;
}

function Full({ list: { items }, changes }: FullProps) {
  const drafts = useDrafts();
  const [first, second] = columnsOf(groupsOf(items));
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start lg:gap-8">
      <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-24 lg:order-last lg:gap-8">
        <SectionBoundary>
          <ListStatus items={items} />
        </SectionBoundary>
        <div className="max-lg:hidden">
          <ListedRecipes items={items} />
        </div>
      </div>
      {/* Groups of both columns are siblings: one that goes to the other column stays what it is, open editors too. */}
      <div className="-mb-4 md:-mb-5 md:columns-2 md:gap-5">
        {[...first, ...second].map((group) => (
          <ItemGroup
            key={group.category}
            group={group}
            changes={changes}
            drafts={drafts}
            className={classes(
              'mb-4 break-inside-avoid md:mb-5',
              group === second[0] && 'md:break-before-column',
            )}
          />
        ))}
      </div>
      <div className="lg:hidden">
        <ListedRecipes items={items} />
      </div>
    </div>
  );
}

function Loading() {
  const t = useTranslations('shopping.list');
  return (
    <div className="mt-8 grid gap-6">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <Skeleton className="h-20" />
      <div className="grid gap-5 md:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-48 rounded-card" />
      </div>
    </div>
  );
}
