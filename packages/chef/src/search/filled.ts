import type { Cut, Slot } from '../dish.ts';
import type { Formula, FormulaSlot } from '../formulas/formula.ts';
import type { CookingWay } from '../pantry/pantry-food.ts';
import { type Measured, measured } from './amounts.ts';
import type { AvailableFood } from './available-food.ts';
import { fitOf } from './fit.ts';
import { leastServing } from './floors.ts';

/** A food in a slot with its amount. */
export interface Filled {
  slot: FormulaSlot;
  stock: AvailableFood;
  way: CookingWay | null;
  cut: Cut | null;
  measured: Measured;
}

export interface Choice {
  slot: FormulaSlot;
  stock: AvailableFood;
}

/** Amounts as a cook would first measure them. */
export function withAmounts(
  choices: readonly Choice[],
  { id }: Formula,
  servings: number,
  budget: number,
): Filled[] {
  const isSalted = choices.some(
    ({ stock }) => (stock.food.per100.sodium ?? 0) > 1500 && stock.food.key !== 'salt',
  );
  const dressingShare = dressingFor(choices);
  return choices.flatMap(({ slot, stock }) => {
    const fit = fitOf(stock, slot, budget);
    if (fit === null) return [];
    const others = choices.filter((one) => one.slot === slot);
    const usual = stock.food.key === 'salt' && isSalted ? 0.4 : gramsFor(stock, slot, others);
    const grams = stock.food.key === 'ginger' && !hotDishes.has(id) ? usual * 0.5 : usual;
    const { way, cut } = fit;
    const share = slot.isDressing ? dressingShare : 1;
    const serving = Math.min(
      Math.max(grams * share, leastServing(stock, slot)),
      slot.part === 'acid' ? mostAcid(choices) : Number.POSITIVE_INFINITY,
      slot.isRaw ? mostRaw(stock) : Number.POSITIVE_INFINITY,
    );
    return [{ slot, stock, way, cut, measured: measured(stock, serving * servings) }];
  });
}

/** Of the weight of a spread: more would make it run. */
const acidOfSpread = 0.12;

function mostAcid(choices: readonly Choice[]): number {
  const spreads = choices.filter(({ slot }) => slot.id === 'spread');
  if (spreads.length === 0) return Number.POSITIVE_INFINITY;
  const grams = spreads.reduce((sum, { slot, stock }) => sum + gramsFor(stock, slot, spreads), 0);
  return grams * acidOfSpread;
}

const mostRawOnion = 30;

/** Grams a head that are pleasant uncooked. */
const mostRaw = ({ food }: AvailableFood) =>
  /^(?:onion|shallot)/.test(food.key) ? mostRawOnion : Number.POSITIVE_INFINITY;

/** Grams of salad a head for which the usual dressing is enough. */
const usualSaladGrams = 280;
const maxDressing = 2;
const eaten: readonly Slot[] = ['main', 'second', 'base', 'vegetable', 'fruit'];

function dressingFor(choices: readonly Choice[]): number {
  const grams = choices
    .filter(({ slot }) => eaten.includes(slot.part))
    .reduce((sum, { slot, stock }) => {
      const inSlot = choices.filter((one) => one.slot === slot);
      return sum + gramsFor(stock, slot, inSlot);
    }, 0);
  return Math.min(maxDressing, Math.max(1, grams / usualSaladGrams));
}

/** Where ginger is more than a hint. */
const hotDishes = new Set(['curry', 'dal']);

/** Dates in a fruit slot: a few more than usual, not the weight of apples. */
const mostOfUsual = 1.8;

/** Foods that share a slot share its weight; none gets less than what one notices. */
function gramsFor(stock: AvailableFood, slot: FormulaSlot, inSlot: readonly Choice[]): number {
  const { usual, min, max } = stock.traits.servingGrams;
  const share = slot.share ?? 1;
  if (slot.grams === undefined) {
    const isMain = slot.part === 'main' || slot.part === 'base';
    const divided = isMain && inSlot.length > 1 ? 1 / (inSlot.length * 0.85) : 1;
    return Math.max(usual * share * divided, Math.min(min, usual * share) * 0.5);
  }
  const all = inSlot.reduce((total, one) => total + one.stock.traits.servingGrams.usual, 0);
  const part = (slot.grams * usual) / all;
  return Math.min(max, usual * mostOfUsual, Math.max(Math.min(min, usual * 0.5), part));
}
