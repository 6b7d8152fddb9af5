import type { Slot } from '../dish.ts';
import type { Formula, FormulaSlot } from '../formulas/formula.ts';
import { isPotato } from '../formulas/kinds.ts';
import { maybeAdded } from './added-foods.ts';
import type { AvailableFood } from './available-food.ts';
import { type Choice, type Filled, withAmounts } from './filled.ts';
import { fitOf } from './fit.ts';
import type { Aims } from './label-gap.ts';
import type { Placing } from './placing.ts';
import type { Pool } from './pool.ts';
import type { Random } from './random.ts';
import { costOf } from './request-limits.ts';
import { type Flavour, isAtHome } from './taste.ts';
import { agreementWith } from './taste-agreement.ts';

export interface SearchContext {
  pool: Pool;
  aims: Aims;
  servings: number;
  /** Minutes that one food may cook. */
  budget: number;
  costs: Map<string, number>;
  /** Time is short: nothing that has to be cut and that the dish does without. */
  isHurried: boolean;
  /** Of slots that take any common food. */
  candidates: Map<FormulaSlot, readonly AvailableFood[]>;
  /** The same, what helps most against the conditions first; emptied for every flavour. */
  helpers: Map<FormulaSlot, readonly AvailableFood[]>;
  /** Dishes that were weighed: the measure of how long a search may take, the same on every machine. */
  work: { spent: number; found: number };
}

/** Seasonings come from the flavours of the kitchen only; what is eaten in amounts from all common foods. */
const seasonings: readonly Slot[] = ['fat', 'aromatic', 'acid', 'spice', 'herb', 'sauce', 'sweet'];

/** Beside three given foods. */
const maxAddedVegetables = 2;

/** A slot that stays empty unless it helps. */
const tooCostly = 0.7;

/** Fills what the given foods leave open; `null` where a slot that the dish needs has no allowed food. */
export function fill(
  formula: Formula,
  placing: Placing,
  context: SearchContext,
  flavour: Flavour,
  random: Random,
): Filled[] | null {
  const chosen: Choice[] = [];
  for (const [slot, stocks] of placing.bySlot)
    chosen.push(...stocks.map((stock) => ({ slot, stock })));
  const isFull = chosen.length >= 3;
  for (const slot of formula.slots) {
    const isFilled = complete(slot, chosen, isFull, { formula, context, flavour, random });
    if (!isFilled) return null;
  }
  const salt = missingSalt(formula, chosen, context);
  if (salt !== null) chosen.push(salt);
  return withAmounts(inOrder(chosen, formula), formula, context.servings, context.budget);
}

const saltySodium = 1500;
export const isSaltyFood = ({ food }: AvailableFood) => (food.per100.sodium ?? 0) > saltySodium;

/** Nothing savoury without salt or a salty sauce. */
function missingSalt(
  { isSweet, slots }: Formula,
  chosen: readonly Choice[],
  { pool }: SearchContext,
): Choice | null {
  const slot = slots.find(({ part }) => part === 'salt');
  const stock = pool.byKey('salt');
  if (isSweet || slot === undefined || stock === undefined) return null;
  return chosen.some((one) => isSaltyFood(one.stock)) ? null : { slot, stock };
}

/** Adds what a slot lacks; false where it needs a food and none fits. */
function complete(
  slot: FormulaSlot,
  chosen: Choice[],
  isFull: boolean,
  choosing: Choosing,
): boolean {
  const { context, flavour, random } = choosing;
  const there = chosen.filter((one) => one.slot === slot).length;
  const usual = neededIn(slot, there, flavour, random);
  const needed = context.isHurried ? Math.min(usual, Math.max(there, leastIn(slot))) : usual;
  for (let missing = needed - there; missing > 0; missing -= 1) {
    const isOptional = chosen.filter((one) => one.slot === slot).length >= slot.count.min;
    if (isOptional && isFull && slot.part === 'vegetable' && addedTo(chosen) >= maxAddedVegetables)
      return true;
    const added = bestFor(slot, chosen, choosing);
    if (added === null || (isOptional && isOutOfPlace(added, slot, context, flavour)))
      return isOptional;
    chosen.push({ slot, stock: added });
  }
  return true;
}

const addedTo = (chosen: readonly Choice[]) =>
  chosen.filter(({ slot, stock }) => slot.part === 'vegetable' && !stock.isGiven).length;

const isOutOfPlace = (
  stock: AvailableFood,
  slot: FormulaSlot,
  context: SearchContext,
  { cuisine }: Flavour,
): boolean => isAtHome(stock, cuisine) < 0 || costIn(stock, slot, context) > tooCostly;

const inOrder = (chosen: readonly Choice[], { slots }: Formula) =>
  slots.flatMap((slot) => chosen.filter((one) => one.slot === slot));

const quick: readonly Slot[] = ['salt', 'fat', 'acid', 'sauce', 'liquid', 'topping', 'spice'];

const leastIn = ({ count, part }: FormulaSlot) =>
  Math.max(count.min, quick.includes(part) ? Math.min(count.usual, part === 'salt' ? 2 : 1) : 0);

/** Seasonings are completed; of vegetables and the like what was given is enough. */
function neededIn(slot: FormulaSlot, there: number, { cuisine }: Flavour, random: Random): number {
  if (slot.isForGiven || (cuisine !== null && slot.notIn?.includes(cuisine))) return 0;
  const { min, usual } = slot.count;
  if (there === 0) return min === 0 && isPassing(slot) && random.next() < 0.25 ? 0 : usual;
  const isSeasoning = seasonings.includes(slot.part);
  if (isSeasoning) return Math.max(min, Math.min(usual, there + 1));
  return Math.max(min, there < usual && random.next() < 0.5 ? there + 1 : there);
}

/** Left out now and then, so that dishes differ. */
const isPassing = ({ part }: FormulaSlot) =>
  part === 'topping' || part === 'dairy' || part === 'base' || part === 'herb';

interface Choosing {
  formula: Formula;
  context: SearchContext;
  flavour: Flavour;
  random: Random;
}

export function costIn(
  stock: AvailableFood,
  slot: FormulaSlot,
  { costs, aims }: SearchContext,
): number {
  const key = `${stock.food.key} ${slot.share ?? 1}`;
  const cached = costs.get(key);
  if (cached !== undefined) return cached;
  const cost = costOf(stock, aims, slot.share ?? 1);
  costs.set(key, cost);
  return cost;
}

/** Foods that may be added to a slot. */
export function candidatesFor(
  slot: FormulaSlot,
  context: SearchContext,
  flavour: Flavour,
): readonly AvailableFood[] {
  const { pool, budget, candidates } = context;
  const isFree = slot.adds === undefined && !seasonings.includes(slot.part);
  const cached = isFree ? candidates.get(slot) : undefined;
  if (cached !== undefined) return cached;
  const named = slot.adds?.flatMap((key) => pool.byKey(key) ?? []);
  const found = named ?? (isFree ? pool.common : seasoningsFor(slot, pool, flavour));
  const fitting = found.filter((stock) => !stock.isGiven && fitOf(stock, slot, budget) !== null);
  if (isFree) candidates.set(slot, fitting);
  return fitting;
}

function seasoningsFor(slot: FormulaSlot, pool: Pool, flavour: Flavour): readonly AvailableFood[] {
  const own = flavour.keysFor(slot.part).flatMap((key) => pool.byKey(key) ?? []);
  return own.length > 0 ? own : pool.common;
}

/** Of this many the tastes are compared. */
const shortlist = 10;

function bestFor(
  slot: FormulaSlot,
  chosen: readonly Choice[],
  choosing: Choosing,
): AvailableFood | null {
  const there = chosen.map(({ stock }) => stock);
  const isNew = ({ food }: AvailableFood) =>
    !there.some((one) => one.food.key === food.key || isTwin(one.food.key, food.key));
  const scored = candidatesFor(slot, choosing.context, choosing.flavour)
    .filter((stock) => isNew(stock) && belongs(stock, slot, choosing))
    .filter(() => slot.part !== 'base' || slot.count.min > 0 || !there.some(isPotato))
    .map((stock) => ({ stock, score: scoreOf(stock, slot, choosing) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, shortlist)
    .map(({ stock, score }) => ({ stock, score: score + agreementWith(stock, there) }));
  let best = scored[0];
  for (const one of scored) if (best === undefined || one.score > best.score) best = one;
  return best === undefined || best.score < unfit ? null : best.stock;
}

/** A dish that has what carries it needs no beans beside. */
const isNeedlessMain = ({ part, count }: FormulaSlot, given: readonly AvailableFood[]) =>
  part === 'main' && count.min === 0 && given.some(({ food }) => food.roles.includes('protein'));

const belongs = (stock: AvailableFood, slot: FormulaSlot, { formula, context }: Choosing) =>
  (formula.isSweet || stock.traits.isSweetDish !== true) &&
  !isNeedlessMain(slot, context.pool.given) &&
  maybeAdded(stock, slot, formula, context.pool, context.aims.mealType);

/** What restrictions must weigh before tempeh stands in for chicken. */
const rarity = 0.8;

/** Below this a food spoils the dish. */
const unfit = -3;

function scoreOf(stock: AvailableFood, slot: FormulaSlot, choosing: Choosing): number {
  const { context, flavour, random } = choosing;
  const position = flavour.keysFor(slot.part).indexOf(stock.food.key);
  const rank = slot.from.findIndex((one) => stock.traits.slots.includes(one));
  const listed = slot.adds?.indexOf(stock.food.key) ?? 0;
  return (
    (position < 0 ? 0 : 1.6 - position * 0.22) -
    rank * 0.3 -
    listed * 0.3 +
    isAtHome(stock, flavour.cuisine) * 0.5 -
    (stock.traits.isRare === true ? rarity : 0) +
    (slot.part === 'vegetable' ? ordinariness(stock) : 0) -
    costIn(stock, slot, context) * 1.5 -
    slowness(stock, slot, context) +
    random.next() * 1.1
  );
}

/** What is always there goes with most; eggplant and asparagus need a reason. */
function ordinariness({ food }: AvailableFood): number {
  if (/^(?:carrot|onion|bell-pepper|zucchini$|spinach$|tomato|broccoli$)/.test(food.key))
    return 0.5;
  return /^(?:eggplant|asparagus|fennel|portobello|mushroom-portobello|brussels|artichoke)/.test(
    food.key,
  )
    ? -0.8
    : 0;
}

const twins = [
  /soy-sauce|tamari|aminos|fish-sauce/,
  /yogh?urt|^skyr$|^quark$|^labneh$|tzatziki/,
  /^(?:avocado|guacamole)/,
  /^(?:onion|shallot)/,
  /^(?:chili-(?:red|green)|jalapeno|serrano)/,
  /^(?:bell-pepper|red-pepper-roasted|pepper-pointed)/,
];
const tellsLittle = /^(?:bell|black|white|red|sweet|green|chili|soy|greek|coconut)$/;

/** What a key shares with its twins; the foods of the table are few enough to keep them all. */
const twinMarks = new Map<string, readonly string[]>();

function twinMarksOf(key: string): readonly string[] {
  const before = twinMarks.get(key);
  if (before !== undefined) return before;
  const [first = key] = key.split('-');
  const marks = [
    ...twins.flatMap((kind, at) => (kind.test(key) ? [`${at}`] : [])),
    ...(tellsLittle.test(first) ? [] : [first]),
  ];
  twinMarks.set(key, marks);
  return marks;
}

/** Garlic and garlic powder, lemon and lemon juice: one is enough. */
export function isTwin(a: string, b: string): boolean {
  const others = twinMarksOf(b);
  return twinMarksOf(a).some((mark) => others.includes(mark));
}

function slowness(stock: AvailableFood, slot: FormulaSlot, { budget }: SearchContext): number {
  const minutes = fitOf(stock, slot, budget)?.way?.minutes ?? 0;
  return minutes > budget * 0.7 ? 1 : 0;
}
