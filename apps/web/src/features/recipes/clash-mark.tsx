import type { RecipeCard } from '@pomona/contract/recipes';
import { type AvoidableAllergen, choicesAmong } from '@pomona/food/foods/allergens';
import { TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';

interface Props {
  recipe: Pick<RecipeCard, 'allergen_details' | 'may_contain'>;
  avoided: readonly AvoidableAllergen[];
}

/** On a picture: which of a member's allergens the dish holds; where it holds none, which it may hold (REC-10). */
export function ClashMark({ recipe, avoided }: Props) {
  const contained = choicesAmong(avoided, recipe.allergen_details);
  if (contained.length > 0) return <Mark allergens={contained} isSure />;
  const possible = choicesAmong(avoided, recipe.may_contain);
  return possible.length > 0 && <Mark allergens={possible} isSure={false} />;
}

/** A press on it opens the recipe, as anywhere on the card. */
function Mark({ allergens, isSure }: { allergens: readonly AvoidableAllergen[]; isSure: boolean }) {
  const t = useTranslations('recipes.clash');
  const names = useTranslations('recipes.allergen');
  const format = useFormatter();
  const list = format.list(allergens.map((allergen) => names(allergen)));
  const [frame, icon] = isSure
    ? ['border-berry bg-berry-soft', 'text-berry']
    : ['border-honey bg-surface', 'text-honey-ink'];
  return (
    <p
      className={`pointer-events-none flex min-w-0 items-center gap-1.5 rounded-full border py-1 pr-3 pl-2 font-semibold text-ink text-xs ${frame}`}
    >
      <TriangleAlert aria-hidden="true" className={`size-4 shrink-0 ${icon}`} />
      {isSure ? t('mark', { list }) : t('markMay', { list })}
    </p>
  );
}
