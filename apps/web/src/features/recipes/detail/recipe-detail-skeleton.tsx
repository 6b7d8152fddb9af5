import { useTranslations } from 'use-intl';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { sentPicture } from '../travelling-picture.ts';

const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a recipe that is on its way. */
export function RecipeDetailSkeleton() {
  const t = useTranslations('recipe-detail.page');
  const picture = sentPicture();
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div className="grid items-center gap-8 md:grid-cols-2 lg:gap-12">
        {picture === '' ? (
          <Skeleton className="aspect-4/3 rounded-hero" />
        ) : (
          <img
            src={picture}
            alt=""
            className="travelling-picture -mx-4 aspect-4/3 w-[calc(100%+2rem)] max-w-none object-cover sm:mx-0 sm:w-full sm:rounded-hero"
          />
        )}
        <div className="grid gap-4">
          <Skeleton className="h-12 w-11/12" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-4 h-20 w-full rounded-card" />
        </div>
      </div>
      <div className="mt-12 grid gap-12 md:grid-cols-[19rem_1fr] md:gap-8 lg:grid-cols-[minmax(20rem,26rem)_1fr] lg:gap-12">
        <Skeleton className="h-96 rounded-card" />
        <div className="grid content-start gap-4">
          {lines.map((line) => (
            <Skeleton key={line} className="h-5 w-full" />
          ))}
        </div>
      </div>
    </>
  );
}
