import { breadFormulas } from './bread-formulas.ts';
import { breakfastFormulas } from './breakfast-formulas-data.ts';
import { eggFormulas } from './egg-formulas.ts';
import type { Formula, FormulaSlot } from './formula.ts';
import { extra } from './given-slots.ts';
import {
  both,
  either,
  isDairy,
  isNut,
  isSeed,
  isSweetFruit,
  isTakenOut,
  type Kind,
  not,
} from './kinds.ts';
import { ovenFormulas } from './oven-formulas-data.ts';
import { panFormulas } from './pan-formulas-data.ts';
import { pastaFormulas } from './pasta-formulas.ts';
import { potFormulas } from './pot-formulas-data.ts';
import { saladFormulas } from './salad-formulas-data.ts';

const all: readonly Formula[] = [
  ...panFormulas,
  ...potFormulas,
  ...pastaFormulas,
  ...eggFormulas,
  ...ovenFormulas,
  ...saladFormulas,
  ...breadFormulas,
  ...breakfastFormulas,
];

/** Beside something sweet nobody eats broccoli, olives or minced beef. */
const isSweetSide = either(
  isSweetFruit,
  isNut,
  isSeed,
  both(isDairy, ({ food }) => /yogh?urt|milk|quark|skyr|ricotta|kefir/.test(food.key)),
  ({ traits }) => traits.isSweetDish === true,
);

const pots = new Set(potFormulas.map(({ id }) => id));

function narrowed(slot: FormulaSlot, { id, isSweet }: Formula): FormulaSlot {
  if (isSweet && slot.id === 'aside') return { ...slot, fits: also(slot, isSweetSide) };
  // Whole spices give their taste to a liquid.
  if (slot.part === 'spice' && !pots.has(id)) return { ...slot, fits: also(slot, not(isTakenOut)) };
  return slot;
}

const also = ({ fits }: FormulaSlot, kind: Kind): Kind =>
  fits === undefined ? kind : both(fits, kind);

/** All kinds of dishes that the chef composes, with room for given seasonings that the kind of dish does not ask for. */
export const formulas: readonly Formula[] = all.map((formula) => ({
  ...formula,
  slots: [...formula.slots.map((slot) => narrowed(slot, formula)), extra],
}));
