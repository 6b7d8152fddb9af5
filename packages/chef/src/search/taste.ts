import type { Cuisine } from '@pomona/food/labels/diets';
import type { Slot } from '../dish.ts';
import { flavoursOf, sweetFlavours } from '../pantry/flavours.ts';
import type { AvailableFood } from './available-food.ts';
import type { Random } from './random.ts';

/** Seasonings of a kitchen for one dish, in the order in which they are tried. */
export interface Flavour {
  keysFor(slot: Slot): readonly string[];
  cuisine: Cuisine | null;
}

export function flavourOf(
  cuisine: Cuisine | null,
  isSweet: boolean,
  random: Random,
  isThere: (key: string) => boolean,
): Flavour {
  if (isSweet) return { keysFor: sweetKeys(random, isThere), cuisine: null };
  const own = flavoursOf(cuisine);
  const neutral = flavoursOf(null);
  const blend =
    blendOf([...own.spices], random, isThere) ?? blendOf([...neutral.spices], random, isThere);
  const keys: Partial<Record<Slot, readonly string[]>> = {
    fat: [...own.fats, ...neutral.fats],
    aromatic: [...own.aromatics, ...neutral.aromatics],
    acid: [...own.acids, ...neutral.acids],
    spice: [...(blend ?? []), ...own.spices.flat(), ...neutral.spices.flat()],
    herb: [...own.herbs, ...neutral.herbs],
    sauce: [...own.sauces, ...neutral.sauces],
    topping: [...own.finishing, ...neutral.finishing],
  };
  return { keysFor: (slot) => keys[slot] ?? [], cuisine };
}

function sweetKeys(random: Random, isThere: (key: string) => boolean): Flavour['keysFor'] {
  const blend = blendOf([...sweetFlavours.spices], random, isThere) ?? [];
  const keys: Partial<Record<Slot, readonly string[]>> = {
    sweet: sweetFlavours.sweeteners,
    spice: blend,
    liquid: sweetFlavours.milks,
    dairy: sweetFlavours.yogurts,
    fruit: sweetFlavours.fruits,
    topping: sweetFlavours.crunch,
    sauce: sweetFlavours.butters,
    fat: ['coconut-oil', 'butter', 'canola-oil', 'sunflower-oil', 'avocado-oil', 'olive-oil'],
  };
  return (slot) => keys[slot] ?? [];
}

/** One blend whose parts are all allowed. */
function blendOf(
  blends: readonly (readonly string[])[],
  random: Random,
  isThere: (key: string) => boolean,
): readonly string[] | undefined {
  const whole = blends.filter((blend) => blend.every(isThere));
  return whole[Math.floor(random.next() * whole.length)];
}

/** How much a food is at home in a kitchen, from -1 to 1. */
export function isAtHome({ traits }: AvailableFood, cuisine: Cuisine | null): number {
  if (cuisine === null || traits.cuisines.length === 0) return 0;
  return traits.cuisines.includes(cuisine) ? 1 : -1;
}
