import type { Recipe } from '@pomona/contract/recipes';
import { ReadOffer } from '#features/publication/read-offer.tsx';
import { OwnRecipeBar } from '#features/recipe-writing/own-recipe-bar.tsx';
import { useSessionState } from '#platform/services.tsx';

/** What the owner of a recipe can do with it, and on an offered one where an administrator decides. */
export function RecipeVisibilityBar({ recipe }: { recipe: Recipe }) {
  const state = useSessionState();
  if (state.status !== 'signed-in') return null;
  const { id, is_admin: isAdmin } = state.user;
  if (id === recipe.owner_id) return <OwnRecipeBar recipe={recipe} memberId={id} />;
  const isReviewer = isAdmin && recipe.visibility === 'offered';
  return isReviewer && <ReadOffer recipe={recipe} readerId={id} />;
}
