import { avoidedMask, dietMask, offeredLimits } from '@pomona/contract/recipe-facets';
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
import { failure, type Judge, judgeOf, type Person, type PreparedCard } from './rules.ts';

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

const dietMasks = dietTypes.map((diet) => [diet, dietMask([diet])] as const);
const allergenMasks = avoidableAllergens.map(
  (allergen) => [allergen, avoidedMask([allergen])] as const,
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
    minutes: offeredLimits.minutes.map(() => 0),
    calories: offeredLimits.calories.map(() => 0),
    load: offeredLimits.load.map(() => 0),
    favourite: 0,
    fits: 0,
  };
  const judge: Judge = judgeOf(selection, person);
  const chosen = dietMask(selection.diets);
  const avoided = avoidedMask(selection.avoid);
  const favourites = new Set(person?.favourites);
  const own = { diets: dietMask(person?.diets ?? []), avoid: avoidedMask(person?.avoid ?? []) };
  const countUpTo = (into: number[], offered: readonly number[], value: number) =>
    offered.forEach((limit, index) => {
      if (value <= limit) into[index] = (into[index] ?? 0) + 1;
    });

  for (const prepared of found) {
    const failed = judge(prepared);
    const failsAtMostBy = (filter: number) => (failed & ~filter) === 0;
    const { card } = prepared;
    if (failsAtMostBy(failure.diets)) {
      for (const [diet, mask] of dietMasks) {
        const needed = (selection.isEveryDiet ? chosen : 0) | mask;
        if ((prepared.diets & needed) === needed) counts.diets[diet] += 1;
      }
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
      for (const [allergen, bits] of allergenMasks)
        if ((prepared.allergens & (avoided | bits)) === 0) counts.avoid[allergen] += 1;
    }
    if (failsAtMostBy(failure.minutes))
      countUpTo(counts.minutes, offeredLimits.minutes, prepared.minutes);
    if (failsAtMostBy(failure.calories))
      countUpTo(counts.calories, offeredLimits.calories, card.nutrition.calories ?? Infinity);
    if (failsAtMostBy(failure.load))
      countUpTo(counts.load, offeredLimits.load, card.nutrition.glycemic_load ?? Infinity);
    if (failsAtMostBy(failure.favourite) && favourites.has(card.id)) counts.favourite += 1;
    const fits =
      (prepared.diets & own.diets) === own.diets && (prepared.allergens & own.avoid) === 0;
    if (failsAtMostBy(failure.fits) && fits) counts.fits += 1;
  }
  return counts;
}
