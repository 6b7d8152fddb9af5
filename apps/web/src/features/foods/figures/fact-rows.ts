import type { FigureName } from './use-figure-words.ts';

export interface FactRow {
  readonly name: FigureName;
  /** Part of the row above, by so many steps. */
  readonly depth: 0 | 1 | 2;
  /** Named even where nothing is known of it, as the label of a package would. */
  readonly isCore?: true;
}

/** The order of the Nutrition Facts label (21 CFR 101.9(d)), with what Pomona knows beyond it. */
export const factRows: readonly FactRow[] = [
  { name: 'fat', depth: 0, isCore: true },
  { name: 'saturated_fat', depth: 1, isCore: true },
  { name: 'mono_fat', depth: 1 },
  { name: 'poly_fat', depth: 1 },
  { name: 'omega3', depth: 1, isCore: true },
  { name: 'ala', depth: 2 },
  { name: 'epa_dha', depth: 2 },
  { name: 'cholesterol', depth: 0, isCore: true },
  { name: 'sodium', depth: 0, isCore: true },
  { name: 'carbs', depth: 0, isCore: true },
  { name: 'fiber', depth: 1, isCore: true },
  { name: 'net_carbs', depth: 1 },
  { name: 'sugars', depth: 1, isCore: true },
  { name: 'added_sugars', depth: 2, isCore: true },
  { name: 'protein', depth: 0, isCore: true },
];

/** Beneath the thick rule of the label. */
export const micronutrientRows: readonly FactRow[] = [
  { name: 'vitamin_d', depth: 0 },
  { name: 'calcium', depth: 0, isCore: true },
  { name: 'iron', depth: 0, isCore: true },
  { name: 'potassium', depth: 0, isCore: true },
  { name: 'magnesium', depth: 0, isCore: true },
  { name: 'zinc', depth: 0 },
  { name: 'vitamin_a', depth: 0 },
  { name: 'vitamin_c', depth: 0 },
  { name: 'vitamin_e', depth: 0 },
  { name: 'vitamin_k', depth: 0 },
  { name: 'vitamin_b6', depth: 0 },
  { name: 'vitamin_b12', depth: 0 },
  { name: 'folate', depth: 0 },
];
