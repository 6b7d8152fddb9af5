import {
  type AllergenKind,
  type AllergenWithKinds,
  allergenKinds,
  type DetailedAllergen,
  euAllergens,
  type ProfileAllergen,
  profileAllergenGroups,
  profileAllergens,
  usAllergens,
} from './allergens.ts';
import { analyseRecipe, type RecipeAnalysis, type RecipeLines } from './analysis.ts';
import { type Language, type NamedFood, nameOf } from './explanation.ts';
import type { Trait } from './food-row.ts';
import { type Food, foodByKey } from './table.ts';

/** A food that brings an allergen. */
export interface AllergenFood extends NamedFood {
  /** False of the other food of "butter or oil", of optional foods, and of oats that may hold gluten. */
  isCertain: boolean;
  /** Which nuts, cereals, crustaceans or molluscs, where that is known. */
  kinds: AllergenKind[];
}

/** An allergen of EU or US law with the foods that bring it. */
export interface FoundAllergen {
  allergen: DetailedAllergen;
  /** Named in Annex II of Regulation (EU) 1169/2011; among the nine of US law. */
  eu: boolean;
  us: boolean;
  /** Those of the profile that it belongs to. */
  profile: ProfileAllergen[];
  foods: AllergenFood[];
}

export interface AllergenExplanation {
  found: FoundAllergen[];
  /** Texts of lines whose food is not recognised: nothing is known of their allergens. */
  unknownLines: string[];
}

/** Which foods bring which allergens, from the lines of a recipe or from their analysis. Safe as JSON. */
export function allergensExplained(
  recipe: RecipeAnalysis | RecipeLines,
  language: Language = 'en',
): AllergenExplanation {
  const analysis = 'labels' in recipe ? recipe : analyseRecipe(recipe);
  const { lines, allergens } = analysis;
  return {
    found: allergens.detailed.map((allergen) => ({
      allergen,
      eu: euAllergens.some((one) => one === allergen),
      us: usAllergens.some((one) => one === allergen),
      profile: profileAllergens.filter((name) => profileAllergenGroups[name].includes(allergen)),
      foods: foodsWith(allergen, analysis, language),
    })),
    unknownLines: lines.filter(({ food }) => food === null).map(({ text }) => text),
  };
}

function foodsWith(
  allergen: DetailedAllergen,
  { lines }: RecipeAnalysis,
  language: Language,
): AllergenFood[] {
  const found = new Map<string, AllergenFood>();
  for (const line of lines) {
    for (const named of [line.food, line.alternative]) {
      const food = named === null ? undefined : foodByKey(named.key);
      const how = food === undefined ? null : bringing(food, allergen, line.statedGlutenFree);
      if (food === undefined || how === null) continue;
      const isCertain = how === 'certain' && named === line.food && !line.optional;
      const before = found.get(food.key);
      const brings = {
        ...nameOf(food.key, language),
        isCertain: isCertain || before?.isCertain === true,
        kinds: kindsOf(food, allergen),
      };
      found.set(food.key, brings);
    }
  }
  return [...found.values()];
}

function kindsOf(food: Food, allergen: DetailedAllergen): AllergenKind[] {
  const ofAllergen: readonly AllergenKind[] =
    allergen in allergenKinds ? allergenKinds[allergen as AllergenWithKinds] : [];
  return (food.kinds ?? []).filter((kind) => ofAllergen.includes(kind));
}

function bringing(
  { traits }: Food,
  allergen: DetailedAllergen,
  isStatedGlutenFree: boolean,
): 'certain' | 'possible' | null {
  const has = (trait: Trait) => traits.includes(trait);
  if (has(allergen)) return 'certain';
  return allergen === 'gluten' && has('maybe-gluten') && !isStatedGlutenFree ? 'possible' : null;
}
