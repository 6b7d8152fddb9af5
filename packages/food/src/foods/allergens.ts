/** The six allergen groups of the member profile. */
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

export type EuAllergen = (typeof euAllergens)[number];

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

/** The detailed groups of each profile allergen; fish, sesame and others have no profile group. */
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

export const allAllergenKinds: readonly AllergenKind[] = Object.values(allergenKinds).flat();

const groupByKind = new Map<string, AllergenWithKinds>(
  (Object.keys(allergenKinds) as AllergenWithKinds[]).flatMap((group) =>
    allergenKinds[group].map((kind) => [kind, group] as const),
  ),
);

export function isAllergenKind(text: string): text is AllergenKind {
  return groupByKind.has(text);
}

export function allergenOfKind(kind: AllergenKind): AllergenWithKinds {
  // Unreachable: the table above contains every kind.
  return groupByKind.get(kind) ?? 'gluten';
}

/** A member's choices: the six of the profile and the EU's fourteen. `Nuts` covers `tree_nut` and `peanut`; `Dairy` and `milk` are equal. */
export const avoidableAllergens = [...profileAllergens, ...euAllergens] as const;

export type AvoidableAllergen = (typeof avoidableAllergens)[number];

const detailedOf = (choice: AvoidableAllergen): readonly DetailedAllergen[] => {
  if (choice === 'gluten') return profileAllergenGroups.Gluten;
  return choice in profileAllergenGroups
    ? profileAllergenGroups[choice as ProfileAllergen]
    : [choice as EuAllergen];
};

/** The profile group equal to one of the fourteen, if any. */
export function sameGroupAs(choice: AvoidableAllergen): AvoidableAllergen {
  const meant = allergensBehind([choice]).join();
  return profileAllergens.find((group) => allergensBehind([group]).join() === meant) ?? choice;
}

/** Those of the fourteen that equal no profile group. */
export const finerAllergens: readonly EuAllergen[] = euAllergens.filter(
  (allergen) => sameGroupAs(allergen) === allergen,
);

/** All detailed allergens of the choices, each once. */
export function allergensBehind(choices: readonly AvoidableAllergen[]): DetailedAllergen[] {
  const behind = new Set(choices.flatMap(detailedOf));
  return detailedAllergens.filter((allergen) => behind.has(allergen));
}

/** The choices that match the given allergens, without those that another choice covers. */
export function choicesAmong(
  choices: readonly AvoidableAllergen[],
  contained: readonly DetailedAllergen[],
): AvoidableAllergen[] {
  const met = choices.filter((choice) => detailedOf(choice).some((one) => contained.includes(one)));
  const saysMore = (one: AvoidableAllergen, other: AvoidableAllergen) =>
    detailedOf(one).every((allergen) => detailedOf(other).includes(allergen)) &&
    (detailedOf(one).length < detailedOf(other).length || met.indexOf(other) < met.indexOf(one));
  return met.filter((one) => !met.some((other) => other !== one && saysMore(one, other)));
}

export interface NamedAllergen {
  allergen: EuAllergen;
  kinds: AllergenKind[];
}

interface KnownAllergens {
  detailed: readonly DetailedAllergen[];
  mayContain: readonly DetailedAllergen[];
  kinds: readonly AllergenKind[];
}

/** The fourteen that a dish contains or may contain, with their kinds; the wheat of US law is a kind of gluten. */
export function namedAllergens({ detailed, mayContain, kinds }: KnownAllergens): {
  contains: NamedAllergen[];
  mayContain: NamedAllergen[];
} {
  const isWheatSure = detailed.includes('wheat');
  const isWheatOpen = !isWheatSure && mayContain.includes('wheat');
  const isSure = (one: EuAllergen) => detailed.includes(one) || (one === 'gluten' && isWheatSure);
  const isOpen = (one: EuAllergen) =>
    !isSure(one) && (mayContain.includes(one) || (one === 'gluten' && isWheatOpen));
  const known = new Set<AllergenKind>([...kinds, ...(isWheatSure ? ['wheat' as const] : [])]);
  // Certain barley with possible wheat: the wheat is shown as possible.
  if (isWheatOpen) known.delete('wheat');
  const named = (allergen: EuAllergen): NamedAllergen => ({
    allergen,
    kinds: kindsOf(allergen).filter((kind) => known.has(kind)),
  });
  const contains = euAllergens.filter(isSure).map(named);
  const open = euAllergens.filter(isOpen).map(named);
  return {
    contains,
    mayContain: isWheatOpen ? withOpenWheat(open) : open,
  };
}

function withOpenWheat(open: readonly NamedAllergen[]): NamedAllergen[] {
  const gluten = open.find(({ allergen }) => allergen === 'gluten');
  const others = open.filter(({ allergen }) => allergen !== 'gluten');
  return [{ allergen: 'gluten', kinds: ['wheat', ...(gluten?.kinds ?? [])] }, ...others];
}

function kindsOf(allergen: EuAllergen): readonly AllergenKind[] {
  return allergen in allergenKinds ? allergenKinds[allergen as AllergenWithKinds] : [];
}
