import type { RecipeCard } from '@pomona/contract/recipes';
import { TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { FavouriteButton } from '#features/favourites/favourite-button.tsx';
import { useSessionState } from '#platform/services.tsx';
import { useTexts } from '#platform/use-texts.ts';

/** What a member finds on each picture: which of their allergens the dish holds, and the heart. */
export function MemberMarks({ recipe }: { recipe: RecipeCard }) {
  const session = useSessionState();
  const avoided = session.status === 'signed-in' ? session.user.preferences.allergens : [];
  const clashing = avoided.filter((allergen) => recipe.allergens.includes(allergen));
  return (
    <div className="flex items-center justify-end gap-2">
      {clashing.length > 0 && <AllergenMark allergens={clashing} />}
      <FavouriteButton recipe={recipe} />
    </div>
  );
}

/** A press on it opens the recipe, as anywhere on the card. */
function AllergenMark({ allergens }: Pick<RecipeCard, 'allergens'>) {
  const isSpoken = useTexts('personal');
  const t = useTranslations('personal');
  const names = useTranslations('recipes.allergen');
  const format = useFormatter();
  if (!isSpoken) return null;
  const list = format.list(allergens.map((allergen) => names(allergen)));
  return (
    <p className="pointer-events-none flex min-w-0 items-center gap-1.5 rounded-full border border-berry bg-berry-soft py-1 pr-3 pl-2 font-semibold text-ink text-xs">
      <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0 text-berry" />
      {t('mark', { list })}
    </p>
  );
}
