import type { FoodInList, Food as FoodPage } from '@pomona/contract/foods';
import type { Language } from '@pomona/contract/languages';
import { unitOf } from '@pomona/food/amounts/units';
import { volumeGrams } from '@pomona/food/amounts/weighing';
import {
  type DetailedAllergen,
  detailedAllergens,
  profileAllergenGroups,
  profileAllergens,
} from '@pomona/food/foods/allergens';
import { type Food, foodByKey } from '@pomona/food/table/table';

/** Three decimals: finer than any figure is known. */
export const rounded = (value: number) => Math.round(value * 1000) / 1000;

/** JSON has no infinity: `null` is unbounded. */
export const bounded = (value: number) => (Number.isFinite(value) ? rounded(value) : null);

export function shortRange<R extends { value?: number | null; low: number; high: number | null }>(
  range: R,
): R {
  const { value, low, high } = range;
  return {
    ...range,
    ...(typeof value === 'number' && { value: rounded(value) }),
    low: rounded(low),
    high: high === null ? null : rounded(high),
  };
}

export function nameIn(food: Food, language: Language): string {
  return food.names[language][0] ?? food.names.en[0] ?? food.key;
}

/** An unknown key is its own name. */
export function presentNamed(key: string, language: Language) {
  const food = foodByKey(key);
  return { key, name: food === undefined ? key : nameIn(food, language) };
}

export function presentInList(food: Food, language: Language): FoodInList {
  return { key: food.key, name: nameIn(food, language), category: food.category };
}

/** The service adds the recipes. */
export function presentFood(food: Food): Omit<FoodPage, 'recipes'> {
  const { gi } = food;
  return {
    key: food.key,
    names: food.names,
    category: food.category,
    roles: food.roles,
    per_100_g: food.per100,
    at_most: food.upperBounds ?? {},
    added_sugars_at_most: food.roles.includes('part-sugar'),
    measures: Object.entries(food.measures).map(([measure, grams]) => ({ measure, grams })),
    density: densityOf(food),
    refuse: food.refuse ?? null,
    glycemic_index:
      gi === undefined
        ? null
        : {
            value: gi.value,
            error: gi.sem ?? null,
            source: glycemicCitation(gi.source),
            is_estimate: gi.checked === 0,
          },
    glycemic_index_untested: food.giUntested === true,
    ...allergensOf(food),
    gluten: glutenOf(food),
    passport: presentPassport(food),
  };
}

/** Grams per millilitre, where a volume measure is known. */
function densityOf(food: Food): number | null {
  const millilitre = unitOf('ml');
  const grams = millilitre === undefined ? null : volumeGrams(food, millilitre);
  return grams === null ? null : rounded(grams);
}

type FoodAllergens = Pick<
  FoodPage,
  'allergens' | 'allergen_details' | 'may_contain' | 'allergen_kinds'
>;

function allergensOf({ traits, may = [], kinds = [] }: Food): FoodAllergens {
  const mayHave = (allergen: DetailedAllergen) =>
    may.some(({ trait }) => trait === allergen) ||
    (allergen === 'gluten' && traits.includes('maybe-gluten'));
  const has = (allergen: DetailedAllergen) => traits.includes(allergen);
  return {
    allergens: profileAllergens.filter((allergen) => profileAllergenGroups[allergen].some(has)),
    allergen_details: detailedAllergens.filter(has),
    may_contain: detailedAllergens.filter((allergen) => mayHave(allergen) && !has(allergen)),
    allergen_kinds: kinds,
  };
}

function glutenOf({ traits, may = [] }: Food): FoodPage['gluten'] {
  if (traits.includes('gluten') || traits.includes('wheat')) return 'contains';
  const possible = [...traits, ...may.map(({ trait }) => trait)];
  const isOpen = possible.some((trait) => /^(?:maybe-gluten|gluten|wheat)$/.test(trait));
  return isOpen ? 'may_contain' : 'none';
}

function presentPassport({ passport }: Food): FoodPage['passport'] {
  const { source, row, description, note, standsIn, filled, parts = [] } = passport;
  return {
    source,
    row,
    description,
    note: note ?? null,
    stands_in: standsIn === true,
    filled: filled ?? null,
    parts: parts.flatMap(({ key, share }) => {
      const part = foodByKey(key);
      return part === undefined ? [] : { key, names: part.names, share };
    }),
  };
}

const glycemicCitations: Readonly<Record<string, string>> = {
  A2008: 'Atkinson FS et al. Diabetes Care 2008;31:2281-3, table 1',
  A2008S: 'Atkinson FS et al. Diabetes Care 2008;31:2281-3, online tables',
  FP2002: 'Foster-Powell K et al. Am J Clin Nutr 2002;76:5-56',
  A2021: 'Atkinson FS et al. Am J Clin Nutr 2021;114:1625-32',
  H2008: 'Harvard Health Publishing, list drawn from the tables of 2008',
  L2003: 'Livesey G. Nutr Res Rev 2003;16:163-91',
};

export function glycemicCitation(source: string): string {
  return glycemicCitations[source] ?? source;
}
