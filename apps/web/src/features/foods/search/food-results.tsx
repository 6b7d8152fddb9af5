import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { useSettled } from '#platform/use-settled.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { foodSearchQuery } from '../queries.ts';
import { FoodLinks, type FoodLinksHandle } from './food-links.tsx';

const settleMilliseconds = 120;

/** What is found for a text, a moment after the last keystroke; the last result stays until the next one comes. */
export function useFoundFoods(text: string) {
  const settled = useSettled(text.trim(), settleMilliseconds);
  const query = foodSearchQuery(useApi(), useLocale(), settled);
  return useQuery({ ...query, enabled: settled !== '', placeholderData: keepPreviousData });
}

interface Props {
  found: ReturnType<typeof useFoundFoods>;
  links: Ref<FoodLinksHandle>;
  onLeaveUpwards: () => void;
}

export function FoodResults({ found, links, onLeaveUpwards }: Props) {
  const t = useTranslations('foods.list');
  const foods = found.data?.foods;
  return (
    <div>
      <p role="status" className="text-muted text-sm">
        {foods === undefined
          ? found.isError || t('searching')
          : t('found', { count: foods.length })}
      </p>
      <div className="mt-3">
        {foods === undefined && !found.isError && <FoodLinksSkeleton />}
        {foods === undefined && found.isError && <Failed onRetry={() => void found.refetch()} />}
        {foods?.length === 0 && <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
        {foods !== undefined && foods.length > 0 && (
          <FoodLinks foods={foods} hasCategories onLeaveUpwards={onLeaveUpwards} ref={links} />
        )}
      </div>
    </div>
  );
}

const positions = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function FoodLinksSkeleton() {
  return (
    <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
      {positions.map((position) => (
        <Skeleton key={position} className="h-12" />
      ))}
    </div>
  );
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('foods.list');
  return (
    <EmptyState
      title={t('failedTitle')}
      action={<Button onClick={onRetry}>{t('tryAgain')}</Button>}
    >
      {t('failedText')}
    </EmptyState>
  );
}
