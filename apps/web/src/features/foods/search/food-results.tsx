import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FoodLinks, type FoodLinksHandle } from './food-links.tsx';
import { FoodLinksSkeleton } from './food-links-skeleton.tsx';
import { FoodsFailed } from './foods-failed.tsx';
import type { useFoundFoods } from './use-found-foods.ts';

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
        {foods === undefined && found.isError && (
          <FoodsFailed onRetry={() => void found.refetch()} />
        )}
        {foods?.length === 0 && <EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
        {foods !== undefined && foods.length > 0 && (
          <FoodLinks foods={foods} hasCategories onLeaveUpwards={onLeaveUpwards} ref={links} />
        )}
      </div>
    </div>
  );
}
