import { avoidedMask, dietMask, offeredLimits } from '@pomona/contract/recipe-facets';
import { fitsPerson } from '@pomona/contract/recipe-search/judging';
import { meetsTraits, withTrait } from '@pomona/contract/recipe-search/trait-choice';
import { type AvoidableAllergen, avoidableAllergens } from '@pomona/food/foods/allergens';
import {
  type Cuisine,
  cuisines,
  type DietType,
  dietTypes,
  type MealType,
  mealTypes,
} from '@pomona/food/labels/diets';
import { type RecipeTrait, recipeTraits } from '@pomona/food/traits/traits';
import type { Selection } from '../selection.ts';
import { failure, judgeOf, type Person, type PreparedCard } from './rules.ts';

/** How many recipes each choice would leave, beside everything else that is chosen. */
export interface FacetCounts {
  diets: Readonly<Record<DietType, number>>;
  meals: Readonly<Record<MealType | 'any', number>>;
  cuisines: Readonly<Record<Cuisine | 'any', number>>;
  avoid: Readonly<Record<AvoidableAllergen, number>>;
  minutes: readonly number[];
  calories: readonly number[];
  load: readonly number[];
  traits: Readonly<Record<RecipeTrait, number>>;
  favourite: number;
  fits: number;
}

const zeros = <K extends string>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;

/** Adds a card to the counts of one facet. */
type Count = (prepared: PreparedCard) => void;

/** Counts in one pass over the cards that the search leaves. */
export function facetCounts(
  found: readonly PreparedCard[],
  selection: Selection,
  person: Person | null,
): FacetCounts {
  const counts = {
    diets: zeros(dietTypes),
    meals: zeros([...mealTypes, 'any']),
    cuisines: zeros([...cuisines, 'any']),
    avoid: zeros(avoidableAllergens),
    minutes: offeredLimits.minutes.map(() => 0),
    calories: offeredLimits.calories.map(() => 0),
    load: offeredLimits.load.map(() => 0),
    traits: zeros(recipeTraits),
    favourite: 0,
    fits: 0,
  };
  const facets: [bit: number, count: Count][] = [
    [failure.diets, dietCount(counts.diets, selection)],
    [failure.meal, mealCount(counts.meals)],
    [failure.cuisine, cuisineCount(counts.cuisines)],
    [failure.avoid, allergenCount(counts.avoid, selection)],
    [failure.minutes, limitCount(counts.minutes, offeredLimits.minutes, ({ minutes }) => minutes)],
    [
      failure.calories,
      limitCount(counts.calories, offeredLimits.calories, ({ calories }) => calories),
    ],
    [failure.load, limitCount(counts.load, offeredLimits.load, ({ load }) => load)],
    [failure.traits, traitCount(counts.traits, selection)],
    ...personCounts(counts, selection, person),
  ];
  const judge = judgeOf(selection, person);
  for (const prepared of found) {
    const failed = judge(prepared);
    // A choice of a facet replaces or widens the one made there: only the other facets count.
    for (const [bit, count] of facets) if ((failed & ~bit) === 0) count(prepared);
  }
  return counts;
}

function personCounts(
  counts: { favourite: number; fits: number },
  { withLikely }: Selection,
  person: Person | null,
): [bit: number, count: Count][] {
  const favourites = new Set(person?.favourites);
  const fits = person === null ? () => true : fitsPerson(person, withLikely);
  const countFavourite: Count = ({ card }) => {
    if (favourites.has(card.id)) counts.favourite += 1;
  };
  const countFitting: Count = (prepared) => {
    if (fits(prepared)) counts.fits += 1;
  };
  return [
    [failure.favourite, countFavourite],
    [failure.fits, countFitting],
  ];
}

const mealCount =
  (meals: Record<MealType | 'any', number>): Count =>
  ({ card }) => {
    meals[card.meal_type] += 1;
    meals.any += 1;
  };

const cuisineCount =
  (counts: Record<Cuisine | 'any', number>): Count =>
  ({ card }) => {
    if (card.cuisine !== null) counts[card.cuisine] += 1;
    counts.any += 1;
  };

function dietCount(diets: Record<DietType, number>, selection: Selection): Count {
  const { withLikely } = selection;
  const chosen = selection.isEveryDiet ? dietMask(selection.diets, withLikely) : 0;
  const masks = dietTypes.map((diet) => [diet, chosen | dietMask([diet], withLikely)] as const);
  return (prepared) => {
    for (const [diet, mask] of masks) if ((prepared.diets & mask) === mask) diets[diet] += 1;
  };
}

function allergenCount(avoid: Record<AvoidableAllergen, number>, selection: Selection): Count {
  const avoided = avoidedMask(selection.avoid);
  const masks = avoidableAllergens.map(
    (allergen) => [allergen, avoided | avoidedMask([allergen])] as const,
  );
  return ({ allergens }) => {
    for (const [allergen, mask] of masks) if ((allergens & mask) === 0) avoid[allergen] += 1;
  };
}

function traitCount(traits: Record<RecipeTrait, number>, selection: Selection): Count {
  const tests = recipeTraits.map(
    (trait) => [trait, meetsTraits(withTrait(selection.traits, trait))] as const,
  );
  return (prepared) => {
    for (const [trait, meets] of tests) if (meets?.(prepared.traits)) traits[trait] += 1;
  };
}

function limitCount(
  counts: number[],
  offered: readonly number[],
  measure: (prepared: PreparedCard) => number,
): Count {
  return (prepared) => {
    const value = measure(prepared);
    offered.forEach((limit, index) => {
      if (value <= limit) counts[index] = (counts[index] ?? 0) + 1;
    });
  };
}
