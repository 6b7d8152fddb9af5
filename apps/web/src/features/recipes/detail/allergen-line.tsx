import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';

/** Which allergens the dish holds, as far as its ingredients were recognised. */
export function AllergenLine({ recipe }: { recipe: Pick<Recipe, 'allergens'> }) {
  const t = useTranslations('recipe');
  const shared = useTranslations('recipes');
  const names = recipe.allergens.map((allergen) => shared(`allergen.${allergen}`));
  return (
    <p className="mt-4 text-muted text-sm">
      {names.length > 0
        ? t('detail.allergens', { list: names.join(', ') })
        : t('detail.noAllergens')}
    </p>
  );
}
