import { storageKeys } from '@pomona/contract/constants';
import type { UnitSystem } from '@pomona/food/scaling/conversion';
import { storedChoice, useStoredChoice } from '#platform/storage/stored-choice.ts';

const choice = storedChoice(storageKeys.units);

/** The units that ingredients are shown in; `null`: those of the recipe (SCALE-03). */
export function useUnits(): UnitSystem | null {
  const chosen = useStoredChoice(choice);
  return chosen === 'metric' || chosen === 'us' ? chosen : null;
}

/** For every recipe, now and at the next visit. */
export function chooseUnits(units: UnitSystem | null): void {
  choice.write(units);
}
