import type { RecipeCard } from '@pomona/contract/recipes';
import { FavouriteButton } from '#features/favourites/favourite-button.tsx';
import { ClashMark } from '#features/recipes/clash-mark.tsx';
import { useSessionState } from '#platform/services.tsx';

/** What a member finds on each picture: which of their allergens the dish holds or may hold, and the heart. */
export function MemberMarks({ recipe }: { recipe: RecipeCard }) {
  const session = useSessionState();
  const avoided = session.status === 'signed-in' ? session.user.preferences.allergens : [];
  return (
    <div className="flex items-center justify-end gap-2">
      <ClashMark recipe={recipe} avoided={avoided} />
      <FavouriteButton recipe={recipe} />
    </div>
  );
}
