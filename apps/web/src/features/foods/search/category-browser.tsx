import type { ShoppingCategory } from '@pomona/food/foods/categories';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useLocale, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { CategoryIcon } from '#product/category-icon.tsx';
import { foodListQuery } from '../queries.ts';
import { FoodLinks } from './food-links.tsx';
import { FoodLinksSkeleton } from './food-links-skeleton.tsx';
import { FoodsFailed } from './foods-failed.tsx';

/** The sections of a shop, and the foods of the chosen one. */
export function CategoryBrowser({ category }: { category: ShoppingCategory | undefined }) {
  return category === undefined ? <Categories /> : <FoodsOf category={category} />;
}

function Categories() {
  const t = useTranslations('foods');
  const { data, isError, refetch } = useQuery(foodListQuery(useApi(), useLocale()));
  return (
    <section aria-labelledby="browse">
      <h2 id="browse" className="text-2xl">
        {t('list.browse')}
      </h2>
      <div className="mt-4">
        {data === undefined && !isError && <FoodLinksSkeleton />}
        {data === undefined && isError && <FoodsFailed onRetry={() => void refetch()} />}
        <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          {data?.categories.map(({ category, count }) => {
            return (
              <li key={category}>
                <Link
                  to="/foods"
                  activeOptions={{ exact: true }}
                  search={{ category }}
                  className="flex h-full min-h-28 flex-col justify-between gap-3 rounded-card border border-hairline bg-surface p-4 no-underline transition-colors hover:border-leaf"
                >
                  <CategoryIcon category={category} className="size-6 text-leaf" />
                  <span>
                    <span className="block font-semibold leading-tight">
                      {t(`category.${category}`)}
                    </span>
                    <span className="mt-1 block text-muted text-sm tabular-nums">
                      {t('list.inCategory', { count })}
                    </span>
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

function FoodsOf({ category }: { category: ShoppingCategory }) {
  const t = useTranslations('foods');
  const { data, isError, refetch } = useQuery(foodListQuery(useApi(), useLocale(), category));
  return (
    <section aria-labelledby="category">
      <Link
        to="/foods"
        activeOptions={{ exact: true }}
        search={{}}
        className="wide-target inline-flex min-h-11 items-center gap-2 font-semibold text-leaf text-sm no-underline hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {t('list.allCategories')}
      </Link>
      <h2 id="category" className="mt-2 text-2xl">
        {t(`category.${category}`)}
      </h2>
      <p role="status" className="mt-1 text-muted text-sm tabular-nums">
        {data && t('list.inCategory', { count: data.foods.length })}
      </p>
      <div className="mt-4">
        {data === undefined && !isError && <FoodLinksSkeleton />}
        {data === undefined && isError && <FoodsFailed onRetry={() => void refetch()} />}
        {data && <FoodLinks foods={data.foods} />}
      </div>
    </section>
  );
}
