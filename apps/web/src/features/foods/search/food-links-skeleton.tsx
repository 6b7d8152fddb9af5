import { Skeleton } from '#ui/feedback/skeleton.tsx';

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
