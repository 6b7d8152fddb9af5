import type { Language } from '@pomona/contract/languages';
import {
  allergenOfKind,
  type DetailedAllergen,
  euAllergens,
  usAllergens,
} from '@pomona/food/allergens';
import type { RecipeAnalysis } from '@pomona/food/analysis';
import type { FoundAllergen } from '@pomona/food/explanation-allergens';
import { type Food, foodByKey } from '@pomona/food/table';
import { presentNamed } from '../presenter.ts';

/** Which foods may bring the allergens that depend on the choice, the kind or the brand. */
export function possibleAllergens(
  { lines, allergens }: RecipeAnalysis,
  language: Language,
): Omit<FoundAllergen, 'profile'>[] {
  const keys = lines.flatMap(({ food, alternative }) => [food?.key ?? [], alternative?.key ?? []]);
  const foods = [...new Set(keys.flat())].flatMap((key) => foodByKey(key) ?? []);
  return allergens.mayContain.map((allergen) => ({
    allergen,
    eu: euAllergens.some((one) => one === allergen),
    us: usAllergens.some((one) => one === allergen),
    foods: foods
      .filter((food) => mayBring(food, allergen))
      .map(({ key, kinds = [] }) => ({
        ...presentNamed(key, language),
        isCertain: false,
        kinds: kinds.filter((kind) => allergenOfKind(kind) === allergen),
      })),
  }));
}

function mayBring({ traits, may = [] }: Food, allergen: DetailedAllergen): boolean {
  const named = [...traits, ...may.map(({ trait }) => trait)];
  return named.includes(allergen) || (allergen === 'gluten' && named.includes('maybe-gluten'));
}
