import { useTranslations } from 'use-intl';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The shape of the form, while it is looked for what was typed. */
export function RecipeFormSkeleton() {
  const t = useTranslations('recipe-form');
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <span className="sr-only">{t('loading')}</span>
      <div className="grid gap-8">
        <div className="grid gap-8 sm:grid-cols-[15rem_1fr]">
          <Skeleton className="aspect-4/3 rounded-card" />
          <div className="grid content-start gap-4">
            <Skeleton className="h-12" />
            <Skeleton className="h-20" />
          </div>
        </div>
        <Skeleton className="h-24" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-96 rounded-card max-lg:hidden" />
    </div>
  );
}
