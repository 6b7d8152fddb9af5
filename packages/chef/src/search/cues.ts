import type { Action, Cue, Technique } from '../dish.ts';
import { isFish, isMeat, isMinced, isShellfish } from '../formulas/kinds.ts';
import type { Placed } from '../formulas/work/cook.ts';

const wet: readonly Technique[] = [
  'simmer_in_liquid',
  'simmer_covered',
  'boil_in_water',
  'bake_in_parcel',
  'steam',
  'poach',
  'cook_covered_absorbing',
];
const dryHeat: readonly Cue[] = ['golden', 'browned'];
const ofMeat: readonly Cue[] = ['no_pink', 'juices_clear', 'core_74', 'core_63'];
const ofFish: readonly Cue[] = ['flakes'];
const ofShellfish: readonly Cue[] = ['opaque_pink'];

/** Every cue belongs to a food of its action: no pink is seen in meat only, and nothing turns golden in a liquid. */
export function withProperCue(action: Action, placed: readonly Placed[]): Action {
  const { cue, parts, uses = [] } = action;
  if (cue === undefined) return action;
  const foods = parts.flatMap((index) => placed[index] ?? []);
  const isAlien = foods.length > 0 && uses.length === 0 && !foods.some((one) => shows(one, cue));
  const own = isAlien ? ownCue(foods) : cue;
  return { ...action, cue: wet.includes(action.technique) ? wetCue(own, foods) : own };
}

function shows({ stock }: Placed, cue: Cue): boolean {
  if (ofMeat.includes(cue)) return isMeat(stock) || isMinced(stock);
  if (ofFish.includes(cue)) return isFish(stock);
  return ofShellfish.includes(cue) ? isShellfish(stock) : true;
}

function ownCue(foods: readonly Placed[]): Cue {
  const [slowest] = foods.toSorted((a, b) => (b.way?.minutes ?? 0) - (a.way?.minutes ?? 0));
  return slowest?.way?.cue ?? 'hot_through';
}

function wetCue(cue: Cue, foods: readonly Placed[]): Cue {
  if (!dryHeat.includes(cue)) return cue;
  return foods.some(({ part }) => part === 'vegetable' || part === 'base') ? 'soft' : 'hot_through';
}
