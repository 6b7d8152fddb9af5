import { RecipeDetailSkeleton } from '#features/recipes/detail/recipe-detail-skeleton.tsx';
import { RecipeFailed } from '#features/recipes/detail/recipe-failed.tsx';
import { RecipeNotFound } from '#features/recipes/detail/recipe-not-found.tsx';
import { RetryAsMember } from '#features/recipes/retry-as-member.tsx';

interface Props {
  refetch: () => Promise<{ isError: boolean }>;
}

/** There is no such recipe for visitors; a member may find their own there (REC-07, DETAIL-01). */
export function MissingRecipe({ refetch }: Props) {
  return (
    <RetryAsMember
      refetch={refetch}
      waiting={<RecipeDetailSkeleton />}
      missing={<RecipeNotFound />}
      failed={(tryAgain) => <RecipeFailed onRetry={tryAgain} />}
    />
  );
}
