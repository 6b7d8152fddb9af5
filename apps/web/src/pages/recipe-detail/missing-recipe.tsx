import { useEffect, useEffectEvent, useState } from 'react';
import { RecipeDetailSkeleton } from '#features/recipes/detail/recipe-detail-skeleton.tsx';
import { RecipeNotFound } from '#features/recipes/detail/recipe-not-found.tsx';
import { WhenSignedIn, WhenSignedOut, WhileChecking } from '#platform/session-views.tsx';

interface Props {
  askAgain: () => Promise<unknown>;
}

/**
 * There is no such recipe, as far as the server could tell: it draws pages for visitors. A member may find their own
 * there (REC-07), so it is asked again in their name.
 */
export function MissingRecipe({ askAgain }: Props) {
  return (
    <>
      <WhenSignedOut>
        <RecipeNotFound />
      </WhenSignedOut>
      <WhileChecking>
        <RecipeDetailSkeleton />
      </WhileChecking>
      <WhenSignedIn>{({ id }) => <AskedAsMember key={id} askAgain={askAgain} />}</WhenSignedIn>
    </>
  );
}

function AskedAsMember({ askAgain }: Props) {
  const [isAnswered, setIsAnswered] = useState(false);
  const ask = useEffectEvent(async () => {
    await askAgain();
    setIsAnswered(true);
  });
  useEffect(() => void ask(), []);
  return isAnswered ? <RecipeNotFound /> : <RecipeDetailSkeleton />;
}
