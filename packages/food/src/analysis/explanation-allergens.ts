import {
  type AllergenKind,
  allergenOfKind,
  type DetailedAllergen,
  euAllergens,
  type ProfileAllergen,
  profileAllergenGroups,
  profileAllergens,
  usAllergens,
} from '../foods/allergens.ts';
import type { MayContainReason } from '../foods/food-row.ts';
import type { Language } from '../foods/languages.ts';
import type { LineMention } from '../lines/line-mentions.ts';
import { analyseRecipe, type RecipeAnalysis, type RecipeLines } from './analysis.ts';
import { nameOf } from './explanation.ts';

export interface AllergenFood {
  /** `null` for words without a row: "breaded". */
  key: string | null;
  name: string;
  /** False for alternatives, optional foods and foods that only may contain it. */
  isCertain: boolean;
  because?: MayContainReason;
  kinds: AllergenKind[];
}

export interface FoundAllergen {
  allergen: DetailedAllergen;
  /** Otherwise it depends on the choice, the kind or the brand. */
  isCertain: boolean;
  /** Named in Annex II of Regulation (EU) 1169/2011; among the nine of US law. */
  eu: boolean;
  us: boolean;
  profile: ProfileAllergen[];
  foods: AllergenFood[];
}

export interface AllergenExplanation {
  /** Certain ones first. */
  found: FoundAllergen[];
  /** Texts of lines with unread words, whose allergens are unknown. */
  unknownLines: string[];
}

/** The foods behind each allergen, from the lines of a recipe or their analysis. Safe as JSON. */
export function allergensExplained(
  recipe: RecipeAnalysis | RecipeLines,
  language: Language = 'en',
): AllergenExplanation {
  const analysis = 'labels' in recipe ? recipe : analyseRecipe(recipe);
  const { lines, allergens } = analysis;
  return {
    found: [...allergens.detailed, ...allergens.mayContain].map((allergen) => ({
      allergen,
      isCertain: allergens.detailed.includes(allergen),
      eu: euAllergens.some((one) => one === allergen),
      us: usAllergens.some((one) => one === allergen),
      profile: profileAllergens.filter((name) => profileAllergenGroups[name].includes(allergen)),
      foods: foodsWith(allergen, analysis, language),
    })),
    unknownLines: lines.filter(({ isReadWhole }) => !isReadWhole).map(({ text }) => text),
  };
}

function foodsWith(
  allergen: DetailedAllergen,
  { lines }: RecipeAnalysis,
  language: Language,
): AllergenFood[] {
  const found = new Map<string, AllergenFood>();
  for (const line of lines) {
    for (const mention of line.mentions) {
      const how = bringing(mention, allergen);
      if (how === null) continue;
      const name = mention.food === null ? mention.text : nameOf(mention.food.key, language).name;
      const isCertain = how.isCertain && mention.isCertain && !line.optional;
      const before = found.get(name);
      found.set(name, {
        key: mention.food?.key ?? null,
        name,
        isCertain: isCertain || before?.isCertain === true,
        ...(how.because && { because: how.because }),
        kinds: kindsOf(mention, allergen),
      });
    }
  }
  return [...found.values()];
}

function kindsOf({ kinds }: LineMention, allergen: DetailedAllergen): AllergenKind[] {
  return kinds.filter((kind) => allergenOfKind(kind) === allergen);
}

function bringing(
  { traits, may }: LineMention,
  allergen: DetailedAllergen,
): { isCertain: boolean; because?: MayContainReason } | null {
  if (traits.includes(allergen)) return { isCertain: true };
  if (allergen === 'gluten' && traits.includes('maybe-gluten'))
    return { isCertain: false, because: 'traces' };
  const possible = may.find(({ trait }) => trait === allergen);
  return possible === undefined ? null : { isCertain: false, because: possible.because };
}
