import { foodByKey } from '@pomona/food/table/table';
import type { Brief } from '../brief.ts';
import { pantryFoods } from '../pantry/pantry.ts';
import { cookingTraitsOf } from '../pantry/traits.ts';
import type { AvailableFood } from './available-food.ts';

/** The foods that a brief leaves to the cook. */
export interface Pool {
  /** Typed, known and allowed. */
  given: readonly AvailableFood[];
  /** Allowed foods of the pantry that one may add. */
  common: readonly AvailableFood[];
  /** Any allowed food of the pantry, by its key. */
  byKey(key: string): AvailableFood | undefined;
}

const stocked = pantryFoods.flatMap((traits): AvailableFood[] => {
  const food = foodByKey(traits.key);
  return food === undefined ? [] : [{ food, traits, isGiven: false }];
});

export function poolOf(brief: Brief): Pool {
  const given = givenFoods(brief);
  const givenKeys = new Set(given.map(({ food }) => food.key));
  const allowed = stocked.filter(({ food }) => !givenKeys.has(food.key) && brief.isAllowed(food));
  const byKey = new Map([...allowed, ...given].map((stock) => [stock.food.key, stock]));
  return {
    given,
    common: allowed.filter(({ traits }) => traits.isCommon && traits.key !== 'water'),
    byKey: (key) => byKey.get(key),
  };
}

function givenFoods(brief: Brief): AvailableFood[] {
  const foods = new Map<string, AvailableFood>();
  for (const { food, leftOut } of brief.given) {
    if (food === null || leftOut !== null || food.key === 'water') continue;
    const traits = cookingTraitsOf(food);
    if (traits !== null) foods.set(food.key, { food, traits, isGiven: true });
  }
  return [...foods.values()];
}
