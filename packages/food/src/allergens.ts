/** The six allergens that a member can avoid in the profile. */
export const profileAllergens = ['Nuts', 'Dairy', 'Eggs', 'Soy', 'Gluten', 'Shellfish'] as const;

export type ProfileAllergen = (typeof profileAllergens)[number];

/** The 14 groups of Regulation (EU) 1169/2011, Annex II, with wheat and the tree nuts named one by one. */
export const detailedAllergens = [
  'milk',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'tree_nut',
  'peanut',
  'wheat',
  'gluten',
  'soy',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulphites',
] as const;

export type DetailedAllergen = (typeof detailedAllergens)[number];

/** The groups of Annex II of Regulation (EU) 1169/2011; wheat belongs to `gluten` there. */
export const euAllergens = [
  'gluten',
  'crustacean',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'tree_nut',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'mollusc',
] as const satisfies readonly DetailedAllergen[];

/** The nine major allergens of 21 USC 321(qq), with sesame since the FASTER Act of 2021. */
export const usAllergens = [
  'milk',
  'egg',
  'fish',
  'crustacean',
  'tree_nut',
  'peanut',
  'wheat',
  'soy',
  'sesame',
] as const satisfies readonly DetailedAllergen[];

/** Which detailed groups stand behind each allergen of the profile. Fish and sesame are told only in detail. */
export const profileAllergenGroups: Readonly<Record<ProfileAllergen, readonly DetailedAllergen[]>> =
  {
    Nuts: ['tree_nut', 'peanut'],
    Dairy: ['milk'],
    Eggs: ['egg'],
    Soy: ['soy'],
    Gluten: ['gluten', 'wheat'],
    Shellfish: ['crustacean', 'mollusc'],
  };

/** The tree nuts that EU and US law name one by one; the pine nut is of the US list only. */
export const treeNuts = [
  'almond',
  'hazelnut',
  'walnut',
  'cashew',
  'pecan',
  'brazil_nut',
  'pistachio',
  'macadamia',
  'pine_nut',
] as const;

export type TreeNut = (typeof treeNuts)[number];

const treeNutKeys: Readonly<Record<TreeNut, RegExp>> = {
  almond: /^(?:oil-)?(?:almond|marzipan|amaretto)/,
  hazelnut: /^(?:oil-)?hazelnut/,
  walnut: /^(?:oil-)?walnut/,
  cashew: /^(?:oil-)?cashew/,
  pecan: /^(?:oil-)?pecan/,
  brazil_nut: /^brazil-?nut/,
  pistachio: /^(?:oil-)?pistachio/,
  macadamia: /^(?:oil-)?macadamia/,
  pine_nut: /^pine-?nut/,
};

/** Which tree nut a food of the table is made of, by its key; `null` for mixtures such as granola and pesto. */
export function treeNutOf(key: string): TreeNut | null {
  return treeNuts.find((nut) => treeNutKeys[nut].test(key)) ?? null;
}
