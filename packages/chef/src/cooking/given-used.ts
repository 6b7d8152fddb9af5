import type { GivenFood } from '../brief.ts';

/** GEN-09: of the given foods that the restrictions allow. */
export const leastUsedShare = 0.8;

const mayBeUsed = ({ food, leftOut }: GivenFood) => food !== null && leftOut === null;

/** Each allowed food that the recipe does not use is left out for want of room. */
export function givenWithUse(
  given: readonly GivenFood[],
  usedFoods: ReadonlySet<string>,
): GivenFood[] {
  return given.map((one) =>
    mayBeUsed(one) && !usedFoods.has(one.food?.key ?? '')
      ? { ...one, leftOut: { kind: 'no_room' } }
      : one,
  );
}

/** Comes from the tap: no dish is chosen for it. */
const isWater = ({ food }: GivenFood) => food?.key === 'water';

const isCarrier = ({ food }: GivenFood) => food?.roles.includes('protein') === true;

/** Whether meat, fish, pulses and the like that were given and allowed are in the dish. */
export const usesCarriers = (given: readonly GivenFood[], usedFoods: ReadonlySet<string>) =>
  given.every((one) => !isCarrier(one) || !mayBeUsed(one) || usedFoods.has(one.food?.key ?? ''));

/** Of the foods that were allowed; 1 where none was. */
export function usedShare(given: readonly GivenFood[], usedFoods: ReadonlySet<string>): number {
  const usable = given.filter(mayBeUsed);
  const solid = usable.filter((one) => !isWater(one));
  const counted = solid.length > 0 ? solid : usable;
  const allowed = new Set(counted.map(({ food }) => food?.key ?? ''));
  if (allowed.size === 0) return 1;
  return [...allowed].filter((key) => usedFoods.has(key)).length / allowed.size;
}
