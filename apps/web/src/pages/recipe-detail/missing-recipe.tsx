import { AskedAsMember } from '#features/recipes/asked-as-member.tsx';
import { RecipeDetailSkeleton } from '#features/recipes/detail/recipe-detail-skeleton.tsx';
import { RecipeFailed } from '#features/recipes/detail/recipe-failed.tsx';
import { RecipeNotFound } from '#features/recipes/detail/recipe-not-found.tsx';

interface Props {
  askAgain: () => Promise<{ isError: boolean }>;
}

/** There is no such recipe for visitors; a member may find their own there (REC-07, DETAIL-01). */
export function MissingRecipe({ askAgain }: Props) {
  return (
    <AskedAsMember
      askAgain={askAgain}
      waiting={<RecipeDetailSkeleton />}
      missing={<RecipeNotFound />}
      failed={(tryAgain) => <RecipeFailed onRetry={tryAgain} />}
    />
  );
}
