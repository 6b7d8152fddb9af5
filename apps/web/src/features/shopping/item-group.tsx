import type { ShoppingItem } from '@pomona/contract/shopping';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { CategoryIcon } from '#product/category-icon.tsx';
import { classes } from '#ui/classes.ts';
import { Surface } from '#ui/surface.tsx';
import { type Group, headHeight } from './list-parts.ts';

interface Props {
  group: Group;
  /** A line of the list, keyed. */
  children: (item: ShoppingItem) => ReactNode;
  className?: string | undefined;
}

/** The items of one section of the shop (SHOP-07). */
export function ItemGroup({ group, children, className }: Props) {
  const t = useTranslations('shopping');
  const { category, items, remaining } = group;
  const headingId = `group-${category}`;
  const height = `${(items.length + headHeight) * 3}rem`;
  return (
    <Surface
      asChild
      className={classes(
        'lazy-part px-4 pt-4 pb-2 sm:px-5 sm:pt-4 sm:pb-2',
        remaining === 0 && 'print:hidden',
        className,
      )}
    >
      <section aria-labelledby={headingId} style={{ ['--lazy-height' as string]: height }}>
        <div className="flex min-h-8 items-center gap-2.5">
          <CategoryIcon category={category} />
          <h2 id={headingId} className="min-w-0 flex-1 text-lg">
            {t(`category.${category}`)}
          </h2>
          {remaining > 0 ? (
            <span className="shrink-0 rounded-full bg-sunken px-2.5 py-1 font-medium text-muted text-xs tabular-nums">
              {t('group.badge', { remaining, total: items.length })}
            </span>
          ) : (
            <span className="inline-flex shrink-0 items-center gap-1 rounded-full bg-leaf-soft px-2.5 py-1 font-semibold text-leaf text-xs">
              <CircleCheck aria-hidden="true" strokeWidth={2} className="size-3.5" />
              {t('group.complete')}
            </span>
          )}
        </div>
        <ul className="mt-2 divide-y divide-hairline">{items.map((item) => children(item))}</ul>
      </section>
    </Surface>
  );
}
