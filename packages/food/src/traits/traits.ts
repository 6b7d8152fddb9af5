/** What recipes are collected by, each by a rule (`recipe-traits.ts`); sources: docs/decisions/0065-traits-follow-from-rules.md. */
export const collections = [
  'low_fodmap',
  'children',
  'lunch_box',
  'batch',
  'freezer',
  'one_pot',
  'sheet_pan',
  'air_fryer',
  'slow_cooker',
  'overnight',
  'budget',
] as const;
export type Collection = (typeof collections)[number];

/** Heat of chilies from 0 to 3; a recipe of unknown heat has none of them. */
export const heats = ['heat_none', 'heat_mild', 'heat_medium', 'heat_hot'] as const;
export type Heat = (typeof heats)[number];

/** Of the northern hemisphere, by what weighs most of the produce. */
export const seasons = ['spring', 'summer', 'fall', 'winter'] as const;
export type Season = (typeof seasons)[number];

export const recipeTraits = [...collections, ...heats, ...seasons] as const;
export type RecipeTrait = (typeof recipeTraits)[number];

export const heatOf = (traits: readonly RecipeTrait[]): Heat | undefined =>
  heats.find((heat) => traits.includes(heat));
