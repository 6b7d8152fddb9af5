import { type AvoidableAllergen, avoidableAllergens } from '@pomona/food/foods/allergens';
import {
  type Cuisine,
  cuisines,
  type DietType,
  dietTypes,
  type MealType,
  mealTypes,
} from '@pomona/food/labels/diets';
import type { Selection } from '../selection.ts';
import {
  avoidedBits,
  dietBits,
  failure,
  type Judge,
  judgeOf,
  type Person,
  type PreparedCard,
} from './rules.ts';

/** Limits offered. A load of up to 10 is called low, up to 20 medium. */
export const limits = {
  minutes: [15, 20, 30, 45, 60],
  calories: [200, 300, 400, 500, 600],
  load: [5, 10, 15, 20],
} as const;

/** How many recipes each choice would leave, beside everything else that is chosen. */
export interface FacetCounts {
  diets: Readonly<Record<DietType, number>>;
  meals: Readonly<Record<MealType | 'any', number>>;
  cuisines: Readonly<Record<Cuisine | 'any', number>>;
  avoid: Readonly<Record<AvoidableAllergen, number>>;
  minutes: readonly number[];
  calories: readonly number[];
  load: readonly number[];
  favourite: number;
  fits: number;
}

const zeros = <K extends string>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Record<K, number>;

const choiceBits = avoidableAllergens.map(
  (allergen) => [allergen, avoidedBits([allergen])] as const,
);

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
    minutes: limits.minutes.map(() => 0),
    calories: limits.calories.map(() => 0),
    load: limits.load.map(() => 0),
    favourite: 0,
    fits: 0,
  };
  const judge: Judge = judgeOf(selection, person);
  const chosen = dietBits(selection.diets);
  const avoided = avoidedBits(selection.avoid);
  const favourites = new Set(person?.favourites);
  const own = { diets: dietBits(person?.diets ?? []), avoid: avoidedBits(person?.avoid ?? []) };
  const countUpTo = (into: number[], offered: readonly number[], value: number) =>
    offered.forEach((limit, index) => {
      if (value <= limit) into[index] = (into[index] ?? 0) + 1;
    });

  for (const prepared of found) {
    const failed = judge(prepared);
    const failsAtMostBy = (filter: number) => (failed & ~filter) === 0;
    const { card } = prepared;
    if (failsAtMostBy(failure.diets)) {
      dietTypes.forEach((diet, place) => {
        const needed = (selection.isEveryDiet ? chosen : 0) | (1 << place);
        if ((prepared.diets & needed) === needed) counts.diets[diet] += 1;
      });
    }
    if (failsAtMostBy(failure.meal)) {
      counts.meals[card.meal_type] += 1;
      counts.meals.any += 1;
    }
    if (failsAtMostBy(failure.cuisine)) {
      if (card.cuisine !== null) counts.cuisines[card.cuisine] += 1;
      counts.cuisines.any += 1;
    }
    if (failsAtMostBy(failure.avoid)) {
      for (const [allergen, bits] of choiceBits)
        if ((prepared.allergens & (avoided | bits)) === 0) counts.avoid[allergen] += 1;
    }
    if (failsAtMostBy(failure.minutes)) countUpTo(counts.minutes, limits.minutes, prepared.minutes);
    if (failsAtMostBy(failure.calories))
      countUpTo(counts.calories, limits.calories, card.nutrition.calories ?? Infinity);
    if (failsAtMostBy(failure.load))
      countUpTo(counts.load, limits.load, card.nutrition.glycemic_load ?? Infinity);
    if (failsAtMostBy(failure.favourite) && favourites.has(card.id)) counts.favourite += 1;
    const fits =
      (prepared.diets & own.diets) === own.diets && (prepared.allergens & own.avoid) === 0;
    if (failsAtMostBy(failure.fits) && fits) counts.fits += 1;
  }
  return counts;
}
