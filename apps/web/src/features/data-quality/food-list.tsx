import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { ListState } from './list-state.tsx';
import { foodsWithoutIndexQuery } from './queries.ts';

const foodsAtOnce = 25;

/** Foods without a published index; each leads to its page, where its figures and recipes stand. */
export function FoodList() {
  const t = useTranslations('data-quality');
  const [limit, setLimit] = useState(foodsAtOnce);
  const { data, isError, isFetching, refetch } = useQuery(foodsWithoutIndexQuery(useApi()));
  const missing = isError ? 'failed' : 'loading';
  if (data === undefined || data.foods.length === 0)
    return (
      <ListState
        state={data === undefined ? missing : 'empty'}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {data.foods.slice(0, limit).map(({ key, name, recipes }) => (
          <li
            key={key}
            className="flex min-h-11 items-center justify-between gap-3 border-hairline border-b py-2"
          >
            <Link
              to="/foods/$key"
              params={{ key }}
              className="min-w-0 break-words font-semibold text-leaf underline underline-offset-4"
            >
              {name}
            </Link>
            <span className="shrink-0 text-muted text-sm">
              {t('inRecipes', { count: recipes })}
            </span>
          </li>
        ))}
      </ul>
      {data.foods.length > limit && (
        <Button variant="secondary" className="mt-4" onClick={() => setLimit(limit + foodsAtOnce)}>
          {t('more')}
        </Button>
      )}
    </>
  );
}
