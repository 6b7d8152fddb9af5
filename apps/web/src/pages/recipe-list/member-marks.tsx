import type { RecipeCard } from '@pomona/contract/recipes';
import { FavouriteButton } from '#features/favourites/favourite-button.tsx';
import { ClashMark } from '#features/recipes/clash-mark.tsx';
import { useSessionState } from '#platform/services.tsx';

interface Props {
  recipe: RecipeCard;
  /** Offers to bring back what is taken off the list. */
  undoLabel?: string;
}

/** What a member finds on each picture: which of their allergens the dish holds or may hold, and the heart. */
export function MemberMarks({ recipe, undoLabel }: Props) {
  const session = useSessionState();
  const avoided = session.status === 'signed-in' ? session.user.preferences.allergens : [];
  return (
    <div className="flex items-center justify-end gap-2">
      <ClashMark recipe={recipe} avoided={avoided} />
      <FavouriteButton recipe={recipe} {...(undoLabel !== undefined && { undoLabel })} />
    </div>
  );
}
