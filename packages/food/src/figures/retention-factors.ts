/** `simmer`: the liquid is eaten; `boil`: it is poured away. */
export const cookingMethods = ['bake', 'boil', 'simmer', 'steam', 'fry'] as const;
export type CookingMethod = (typeof cookingMethods)[number];

export type RetentionClass = keyof typeof retentionFactors;

/** In the order of the columns below. Vitamins D, E and K have no factors and are fully retained. */
export const vitaminsLost = [
  'vitamin_a',
  'vitamin_c',
  'vitamin_b6',
  'folate',
  'vitamin_b12',
] as const;

/** Row code, then the percentage retained of vitamins A, C, B6, folate and B12. */
export type RetentionRow = readonly [string, number, number, number, number, number];

/**
 * Percentages of vitamins retained in cooking, in steps of 5, by row code of the USDA Table of Nutrient Retention Factors,
 * Release 6 (2007). It has no beef, pork or lean fish: poultry
 * and oily fish stand in. Fruit and herbs count as other vegetables and greens.
 */
export const retentionFactors = {
  cheese: {
    bake: ['0001', 100, 65, 75, 80, 55],
  },
  egg: {
    bake: ['0101', 100, 80, 95, 75, 80],
    fry: ['0103', 100, 80, 95, 75, 85],
    boil: ['0105', 100, 80, 95, 75, 85],
    simmer: ['0107', 100, 80, 85, 75, 80],
  },
  milk: {
    simmer: ['2153', 100, 45, 55, 70, 30],
  },
  poultry: {
    bake: ['0805', 75, 80, 80, 60, 65],
    simmer: ['0856', 80, 85, 65, 70, 65],
    boil: ['0855', 75, 80, 50, 60, 50],
  },
  fish: {
    bake: ['2455', 85, 80, 90, 90, 75],
    fry: ['2460', 85, 80, 90, 90, 75],
    simmer: ['2552', 95, 80, 90, 90, 95],
    boil: ['2551', 85, 75, 80, 80, 85],
  },
  shellfish: {
    bake: ['2901', 90, 80, 90, 90, 90],
  },
  grain: {
    boil: ['0358', 90, 80, 90, 70, 100],
  },
  leafy: {
    bake: ['3001', 95, 70, 95, 75, 100],
    boil: ['3005', 95, 55, 85, 60, 100],
    simmer: ['3006', 95, 70, 95, 75, 100],
    fry: ['3015', 90, 85, 95, 85, 100],
  },
  vegetable: {
    bake: ['3771', 95, 85, 95, 85, 100],
    boil: ['3775', 90, 75, 85, 65, 100],
    simmer: ['3776', 95, 85, 90, 85, 100],
    steam: ['3784', 95, 85, 90, 85, 100],
    fry: ['3785', 90, 85, 95, 80, 100],
  },
  root: {
    bake: ['3451', 95, 75, 95, 80, 100],
    boil: ['3455', 90, 65, 90, 65, 100],
    simmer: ['3456', 90, 75, 95, 80, 100],
  },
  sweetPotato: {
    bake: ['3701', 90, 80, 95, 90, 100],
    boil: ['3708', 85, 75, 95, 75, 100],
    simmer: ['3709', 95, 80, 95, 90, 100],
  },
  legume: {
    boil: ['0541', 85, 65, 50, 30, 100],
    simmer: ['0542', 90, 70, 55, 35, 100],
    bake: ['0544', 85, 65, 50, 30, 100],
  },
} as const satisfies Record<string, Partial<Record<CookingMethod, RetentionRow>>>;

/** Percentage of alcohol left after so many minutes of simmering or baking (USDA Table of Nutrient Retention Factors). */
export const alcoholLeft: readonly (readonly [number, number])[] = [
  [0, 85],
  [15, 40],
  [30, 35],
  [60, 25],
  [90, 20],
  [120, 10],
  [150, 5],
];
