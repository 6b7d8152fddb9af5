import { useQuery } from '@tanstack/react-query';
import { BookOpen, ChartPie, Image, UsersRound } from 'lucide-react';
import { useEffect } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';
import { StatCards } from '#ui/figures/stat-cards.tsx';
import { figuresQuery } from './queries.ts';

/** Recipes, people and pictures (ADMIN-02). */
export function AdminFigures() {
  const t = useTranslations('admin.figures');
  const access = useTranslations('admin.access');
  const format = useFormatter();
  const { data, error, isError, isFetching, refetch } = useQuery(figuresQuery(useApi()));
  const isForbidden = error instanceof ApiError && error.status === 403;
  useEffect(() => {
    if (!isForbidden) return;
    const [title, description] = [access('required'), access('contact')];
    showToast({ tone: 'destructive', title, description });
  }, [isForbidden, access]);
  if (data === undefined)
    return isError ? (
      <p className="flex flex-wrap items-center gap-3 rounded-card border border-hairline bg-surface p-4">
        {isForbidden ? access('required') : t('failed')}
        <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </p>
    ) : (
      <div role="status" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <span className="sr-only">{t('loading')}</span>
        {['a', 'b', 'c', 'd'].map((position) => (
          <Skeleton key={position} className="h-26 rounded-card" />
        ))}
      </div>
    );
  const { images } = data;
  return (
    <StatCards
      cards={[
        {
          icon: BookOpen,
          name: t('recipes'),
          value: format.number(data.total_recipes),
          hint: t('public', { count: data.public_recipes }),
        },
        {
          icon: UsersRound,
          name: t('users'),
          value: format.number(data.total_users),
          hint: t('active', { active: data.active_users, today: data.new_users_today }),
        },
        {
          icon: Image,
          name: t('images'),
          value: format.number(images.with_images),
          hint: t('missing', { count: images.without_images }),
        },
        {
          icon: ChartPie,
          name: t('completion'),
          value: format.number(images.completion_percentage / 100, { style: 'percent' }),
        },
      ]}
    />
  );
}
