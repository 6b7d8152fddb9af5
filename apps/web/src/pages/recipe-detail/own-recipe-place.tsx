import type { Recipe } from '@pomona/contract/recipes';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { useSessionState } from '#platform/services.tsx';

/** As high as the bar, so that nothing below it moves when it comes. */
const place = 'mb-6 min-h-46 sm:min-h-30 md:min-h-18 print:hidden';

/** Fetched for members who find something there. */
const RecipeVisibilityBar = lazyPart(
  async () => (await import('./recipe-visibility-bar.tsx')).RecipeVisibilityBar,
);

/**
 * Above a recipe, what its owner or an administrator can do. Until the session is checked, `boot.js` knows whose
 * browser this is.
 */
export function OwnRecipePlace({ recipe }: { recipe: Recipe }) {
  const state = useSessionState();
  if (state.status === 'checking') return <div className={`${place} hidden own-page:block`} />;
  if (state.status !== 'signed-in') return null;
  const { id, is_admin: isAdmin } = state.user;
  const isOffered = isAdmin && recipe.visibility === 'offered';
  if (id !== recipe.owner_id && !isOffered) return null;
  return (
    <div className={place}>
      <RecipeVisibilityBar recipe={recipe} />
    </div>
  );
}
