import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The shape of a recipe card that is on its way. */
export function RecipeCardSkeleton() {
  return (
    <div
      aria-hidden="true"
      className="flex flex-col rounded-card border border-hairline bg-surface"
    >
      <Skeleton className="aspect-4/3 rounded-t-[15px] rounded-b-none" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <div className="flex gap-1.5">
          <Skeleton className="h-5.5 w-20 rounded-full" />
          <Skeleton className="h-5.5 w-24 rounded-full" />
        </div>
        <Skeleton className="mt-2 h-5 w-2/5" />
      </div>
    </div>
  );
}
