import {
  type AllergenKind,
  type DetailedAllergen,
  detailedAllergens,
} from '../labels/allergens.ts';
import type { ShoppingCategory } from './categories.ts';
import type { Language } from './languages.ts';
import type { AnyNutrientKey } from './nutrients.ts';

/**
 * What a food is in the kitchen and to the rules. The sugars of `sugar` are all added; those of `part-sugar`, made
 * with sugar in the factory, may be.
 */
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

/** Where a food comes from, beside its allergens. `maybe-gluten`: oats and the like, unless stated free of it. */
export const origins = ['meat', 'dairy', 'honey', 'gelatin', 'rennet', 'maybe-gluten'] as const;
export type Origin = (typeof origins)[number];
export type Trait = Origin | DetailedAllergen;

export function isTrait(text: string): text is Trait {
  return [...origins, ...detailedAllergens].some((trait) => trait === text);
}

/** Why a food may contain what not every maker puts in. */
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

/** A trait that a food may have. */
export interface MayContain {
  trait: Trait;
  because: MayContainReason;
}

/** What a food holds of what people avoid. */
export interface Contents {
  /** Surely in it. */
  traits: Trait[];
  /** In some of what is sold or made under its name; never one of `traits`. */
  may?: MayContain[];
  /** Which cereals, nuts, crustaceans and molluscs stand behind `traits` and `may`, where that is known. */
  kinds?: AllergenKind[];
}

/** One food of the table. */
export interface FoodRow extends Contents {
  /** Stable: `chickpeas-canned`. */
  key: string;
  /** By language; the first is shown, the rest are understood. */
  names: Record<Language, string[]>;
  category: ShoppingCategory;
  roles: Role[];
  /** Per 100 g of the edible part, in the unit of each figure; what was not measured is absent, never zero. */
  per100: Partial<Record<AnyNutrientKey, number>>;
  /** Upper bounds of figures that were not measured: a part cannot exceed its whole. */
  upperBounds?: Partial<Record<AnyNutrientKey, number>>;
  /** Grams of one household measure: `cup`, `tbsp`, `tsp`, `piece`, `small`, `medium`, `large`, `clove` … */
  measures: Record<string, number>;
  /** Share of the food as bought that is not eaten: peel, bone, shell. */
  refuse?: number;
  /** Glycaemic index (glucose = 100), its standard error, citation, and in how many copies it was read. */
  gi?: GlycemicIndex;
  /** The source lists the food as having too little carbohydrate for the index to be tested. */
  giUntested?: true;
  passport: Passport;
}

export interface GlycemicIndex {
  value: number;
  sem?: number;
  source: string;
  /** 0: quoted from the source without reading it again; show it as an estimate. */
  checked: number;
}

/** The row that the figures come from. */
export interface Passport {
  source: string;
  row: string;
  description: string;
  /** Where the row stands in for a food that the sources lack, or differs from it in a way to know. */
  note?: string;
  /** A near relative from which the named figures were taken, since the first row lacks them. */
  filled?: { source: string; row: string; description: string; figures: AnyNutrientKey[] };
  /** The foods of this table that a food without a row of its own was computed from. */
  parts?: Part[];
}

/** A food that a computed food is made of, and its share (0–1) of the weight. */
export interface Part {
  key: string;
  share: number;
}
