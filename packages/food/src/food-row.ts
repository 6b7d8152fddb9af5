import type { DetailedAllergen } from './allergens.ts';
import { detailedAllergens } from './allergens.ts';
import type { ShoppingCategory } from './categories.ts';
import type { NutrientKey } from './nutrients.ts';

/** What a food is in the kitchen and to the rules. */
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

/** One food of the table. */
export interface FoodRow {
  /** Stable: `chickpeas-canned`. */
  key: string;
  /** By language; the first is shown, the rest are understood. */
  names: Record<'en' | 'es' | 'fr' | 'de', string[]>;
  category: ShoppingCategory;
  roles: Role[];
  traits: Trait[];
  /** Per 100 g as bought, in the unit of each figure; what was not measured is absent, never zero. */
  per100: Partial<Record<NutrientKey, number>>;
  /** Grams of one household measure: `cup`, `tbsp`, `tsp`, `piece`, `small`, `medium`, `large`, `clove` … */
  measures: Record<string, number>;
  /** Glycaemic index (glucose = 100), its standard error, citation, and in how many copies it was read. */
  gi?: { value: number; sem?: number; source: string; checked: number } | undefined;
  /** The row that the figures come from. */
  passport: { source: string; row: string; description: string };
}
