import type { NamedAllergen } from '@pomona/food/foods/allergens';
import { useTranslations } from 'use-intl';

/** Allergens as a label names them: "Tree nuts (almonds, walnuts)". */
export function useAllergenWords() {
  const t = useTranslations('recipes');
  function named({ allergen, kinds }: NamedAllergen): string {
    const name = t(`allergen.${allergen}`);
    if (kinds.length === 0) return name;
    const list = kinds.map((kind) => t(`allergenKind.${kind}`)).join(', ');
    return t('allergens.withKinds', { name, kinds: list });
  }
  return { named, list: (all: readonly NamedAllergen[]) => all.map(named).join(', ') };
}
