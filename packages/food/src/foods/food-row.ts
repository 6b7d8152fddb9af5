import { type AllergenKind, type DetailedAllergen, detailedAllergens } from './allergens.ts';
import type { ShoppingCategory } from './categories.ts';
import type { Language } from './languages.ts';
import type { AnyNutrientKey } from './nutrients.ts';

/** For cooking and the label rules. Sugars of `sugar` are all added; those of `part-sugar` (sweetened in the factory) may be. */
export const roles = [
  'vegetable',
  'leafy',
  'cruciferous',
  'fruit',
  'berry',
  'legume',
  'starch',
  'wholegrain',
  'nut',
  'seed',
  'protein',
  'seafood',
  'oilyfish',
  'redmeat',
  'processed',
  'fat',
  'oil',
  'oliveoil',
  'butter-cream',
  'acid',
  'aromatic',
  'herb',
  'spice',
  'turmeric-ginger',
  'salt',
  'sugar',
  'part-sugar',
  'sweetener',
  'liquid',
  'alcohol',
  'leavening',
  'setting',
] as const;
export type Role = (typeof roles)[number];

export function isRole(text: string): text is Role {
  return roles.some((role) => role === text);
}

/** Origins beside the allergens. `maybe-gluten`: oats and the like, unless labelled gluten-free. */
export const origins = ['meat', 'dairy', 'honey', 'gelatin', 'rennet', 'maybe-gluten'] as const;
export type Origin = (typeof origins)[number];
export type Trait = Origin | DetailedAllergen;

export function isTrait(text: string): text is Trait {
  return [...origins, ...detailedAllergens].some((trait) => trait === text);
}

export const mayContainReasons = [
  /** Recipes and brands differ: pesto, crackers, stock cubes. */
  'recipe',
  /** The name does not tell the kind: stock, sausage, nuts. */
  'kind',
  /** It depends on how it is made: sulphured fruit, wine fined with egg white. */
  'processing',
  /** Usual traces of the trade: oats milled beside wheat. */
  'traces',
] as const;
export type MayContainReason = (typeof mayContainReasons)[number];

export function isMayContainReason(text: string): text is MayContainReason {
  return mayContainReasons.some((reason) => reason === text);
}

export interface MayContain {
  trait: Trait;
  because: MayContainReason;
}

/** Allergens and animal origins of a food. */
export interface Contents {
  /** Certain. */
  traits: Trait[];
  /** Present in some products or recipes of this name; never one of `traits`. */
  may?: MayContain[];
  /** The known cereals, nuts, crustaceans and molluscs among `traits` and `may`. */
  kinds?: AllergenKind[];
}

export interface FoodRow extends Contents {
  /** Stable: `chickpeas-canned`. */
  key: string;
  /** The first is shown, the rest are synonyms. */
  names: Record<Language, string[]>;
  category: ShoppingCategory;
  roles: Role[];
  /** Per 100 g of the edible part; unmeasured figures are absent, never zero. */
  per100: Partial<Record<AnyNutrientKey, number>>;
  /** Upper bounds of figures that were not measured: a part cannot exceed its whole. */
  upperBounds?: Partial<Record<AnyNutrientKey, number>>;
  /** Grams of one household measure: `cup`, `tbsp`, `tsp`, `piece`, `small`, `medium`, `large`, `clove` … */
  measures: Record<string, number>;
  /** Share of the food as bought that is not eaten: peel, bone, shell. */
  refuse?: number;
  gi?: GlycemicIndex;
  /** Too little carbohydrate for the index to be tested. */
  giUntested?: true;
  passport: Passport;
}

export interface GlycemicIndex {
  value: number;
  sem?: number;
  source: string;
  /** Number of copies in which the value was verified; 0: quoted only, shown as an estimate. */
  checked: number;
}

export interface Passport {
  source: string;
  row: string;
  description: string;
  /** Known differences between the row and the food. */
  note?: string;
  /** The row is of another food, close to this one. */
  standsIn?: true;
  /** The row that supplied the figures missing from the first. */
  filled?: { source: string; row: string; description: string; figures: AnyNutrientKey[] };
  /** Of a food computed from others of the table. */
  parts?: Part[];
}

/** `share`: 0–1 of the weight. */
export interface Part {
  key: string;
  share: number;
}
