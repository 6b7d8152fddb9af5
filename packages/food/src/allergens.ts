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

/**
 * The kinds that labels name one by one: cereals with gluten, tree nuts, crustaceans and molluscs. The EU names the
 * cereals and the nuts in Annex II of Regulation (EU) 1169/2011; US law asks for the kind of nut, crustacean and fish
 * (21 USC 343(w)). The pine nut is of the US list only.
 */
export const allergenKinds = {
  gluten: ['wheat', 'rye', 'barley', 'oats', 'spelt', 'kamut', 'triticale'],
  tree_nut: [
    'almond',
    'hazelnut',
    'walnut',
    'cashew',
    'pecan',
    'brazil_nut',
    'pistachio',
    'macadamia',
    'pine_nut',
  ],
  crustacean: ['shrimp', 'crab', 'lobster', 'crayfish'],
  mollusc: ['mussel', 'clam', 'oyster', 'scallop', 'squid', 'octopus', 'abalone', 'snail'],
} as const satisfies Partial<Record<DetailedAllergen, readonly string[]>>;

export type AllergenWithKinds = keyof typeof allergenKinds;
export type AllergenKind = (typeof allergenKinds)[AllergenWithKinds][number];

const groupByKind = new Map<string, AllergenWithKinds>(
  (Object.keys(allergenKinds) as AllergenWithKinds[]).flatMap((group) =>
    allergenKinds[group].map((kind) => [kind, group] as const),
  ),
);

export function isAllergenKind(text: string): text is AllergenKind {
  return groupByKind.has(text);
}

/** The allergen that a kind belongs to. */
export function allergenOfKind(kind: AllergenKind): AllergenWithKinds {
  // Every kind stands in the table above.
  return groupByKind.get(kind) ?? 'gluten';
}
