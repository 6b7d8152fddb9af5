import type { ShoppingItem } from '@pomona/contract/shopping';
import type { ShoppingCategory } from '@pomona/food/foods/categories';
import type { ReactNode } from 'react';
import { SectionBoundary } from '#platform/delivery/section-boundary.tsx';
import { classes } from '#ui/classes.ts';
import { ItemGroup } from './item-group.tsx';
import { columnsOf, groupsOf } from './list-parts.ts';
import { ListStatus } from './list-status.tsx';
import { ListedRecipes } from './listed-recipes.tsx';

interface Props {
  items: readonly ShoppingItem[];
  categoryOrder: readonly ShoppingCategory[];
  children: (item: ShoppingItem) => ReactNode;
}

/** The groups in two columns, and beside them how far it has come and for which recipes. */
export function ListLayout({ items, categoryOrder, children }: Props) {
  const [first, second] = columnsOf(groupsOf(items, categoryOrder));
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:items-start lg:gap-8 print:block">
      <div className="grid grid-cols-1 gap-6 lg:sticky lg:top-24 lg:order-last lg:gap-8 print:hidden">
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
            className={classes(
              'mb-4 break-inside-avoid md:mb-5',
              group === second[0] && 'md:break-before-column',
            )}
          >
            {children}
          </ItemGroup>
        ))}
      </div>
      <div className="lg:hidden print:hidden">
        <ListedRecipes items={items} />
      </div>
    </div>
  );
}
