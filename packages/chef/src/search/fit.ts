import type { Cut } from '../dish.ts';
import type { Formula, FormulaSlot } from '../formulas/formula.ts';
import { isCutInSticks } from '../formulas/kinds.ts';
import type { CookingWay } from '../pantry/pantry-food.ts';
import type { AvailableFood } from './available-food.ts';
import { wayOf } from './ways.ts';

/** How a food fills a slot. */
export interface Fit {
  way: CookingWay | null;
  cut: Cut | null;
  /** Position among the pantry slots of the formula's slot: 0 fits best. */
  rank: number;
}

/** `null`: it does not belong there. */
export function fitOf(stock: AvailableFood, slot: FormulaSlot, budget: number): Fit | null {
  const fit = usualFit(stock, slot, budget);
  if (fit === null) return null;
  if (slot.cut !== undefined) return { ...fit, cut: slot.cut };
  if (slot.isDipped && isCutInSticks(stock)) return { ...fit, cut: 'sticks' };
  if (slot.part === 'acid' && isCitrus(stock)) return { ...fit, cut: 'juiced' };
  if (slot.isInPieces && fit.cut === 'whole' && !isSmall(stock)) return { ...fit, cut: 'chunks' };
  return fit;
}

const isCitrus = ({ food }: AvailableFood) => /^(?:lemon|lime)$/.test(food.key);
/** Shrimp and scallops are a bite each. */
const isSmall = ({ food }: AvailableFood) =>
  food.traits.some((one) => one === 'crustacean' || one === 'mollusc');

function usualFit(stock: AvailableFood, slot: FormulaSlot, budget: number): Fit | null {
  if (slot.isForGiven && !stock.isGiven) return null;
  const rank = slot.from.findIndex((one) => stock.traits.slots.includes(one));
  if (rank < 0 || slot.fits?.(stock) === false) return null;
  const { raw } = stock.traits;
  if (slot.isRaw && raw !== null && isBetterRaw(stock)) return { way: null, cut: raw, rank };
  if (slot.isRawFirst && raw !== null && !isBetterFried(stock))
    return { way: null, cut: raw, rank };
  const way = slot.ways === undefined ? null : wayOf(stock, slot.ways, budget);
  if (way !== null && way.minutes <= budget) return { way, cut: way.cut, rank };
  if (slot.isRaw) return raw === null ? null : { way: null, cut: raw, rank };
  return slot.ways === undefined ? { way: null, cut: seasoningCut(stock), rank } : null;
}

const isBetterRaw = ({ food }: AvailableFood) =>
  /^(?:lettuce|cucumber|radish|avocado|arugula|endive|watercress|lambs-lettuce|tomato-sun-dried)/.test(
    food.key,
  );
const isBetterFried = ({ food }: AvailableFood) => /^tofu|^tempeh|^seitan/.test(food.key);

/** Aromatics are chopped although they are not eaten raw. */
const seasoningCut = ({ traits }: AvailableFood): Cut | null =>
  traits.raw ?? traits.ways[0]?.cut ?? null;

/** Slots of a formula that a food may fill, the best first. */
export function slotsFor(stock: AvailableFood, formula: Formula, budget: number): FormulaSlot[] {
  return formula.slots
    .flatMap((slot) => {
      const fit = fitOf(stock, slot, budget);
      return fit === null ? [] : [{ slot, fit }];
    })
    .toSorted((a, b) => orderOf(a) - orderOf(b))
    .map(({ slot }) => slot);
}

function orderOf({ slot, fit }: { slot: FormulaSlot; fit: Fit }): number {
  if (slot.id === 'aside') return 100;
  if (slot.id === 'extra') return 50;
  return fit.rank + (slot.count.min > 0 ? 0 : 0.5) - (slot.isOwn ? 0.7 : 0);
}
