import type { Recipe } from '@pomona/contract/recipes';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { useSessionState } from '#platform/services.tsx';

/** As high as the bar, so that nothing below it moves when it comes. */
const reservedHeight = 'mb-6 min-h-46 sm:min-h-30 md:min-h-18 print:hidden';

/** Fetched for its owner. */
const OwnRecipe = lazyPart(async () => (await import('./own-recipe.tsx')).OwnRecipe);
/** Fetched for administrators. */
const ReadOffer = lazyPart(
  async () => (await import('#features/publication/read-offer.tsx')).ReadOffer,
);

/**
 * Above a recipe, what its owner or an administrator can do. Until the session is checked, `boot.js` knows whose
 * browser this is.
 */
export function OwnRecipePlace({ recipe }: { recipe: Recipe }) {
  const state = useSessionState();
  if (state.status === 'checking')
    return <div className={`${reservedHeight} hidden own-page:block`} />;
  if (state.status !== 'signed-in') return null;
  const { id, is_admin: isAdmin } = state.user;
  const isOwner = id === recipe.owner_id;
  const isReviewer = isAdmin && recipe.visibility === 'offered';
  if (!isOwner && !isReviewer) return null;
  return (
    <div className={reservedHeight}>
      {isOwner ? (
        <OwnRecipe recipe={recipe} memberId={id} />
      ) : (
        <ReadOffer recipe={recipe} readerId={id} />
      )}
    </div>
  );
}
