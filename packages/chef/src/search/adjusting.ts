import type { Formula, FormulaSlot } from '../formulas/formula.ts';
import { maybeAdded } from './added-foods.ts';
import { type Measured, measured } from './amounts.ts';
import type { AvailableFood } from './available-food.ts';
import { addTo, sumOf, type Weighing } from './figures.ts';
import { type Filled, withAmounts } from './filled.ts';
import { candidatesFor, costIn, isSaltyFood, isTwin, type SearchContext } from './filling.ts';
import { fitOf } from './fit.ts';
import { leastServing } from './floors.ts';
import { gapOf, isFree } from './label-gap.ts';
import { roomOf } from './placing.ts';
import { type Flavour, isAtHome } from './taste.ts';

const maxMoves = 40;
const gapWeight = 10;
const hopeless = 0.5;
const changeWeight = 0.25;
const addedWeight = 0.3;
const droppedWeight = 5;
const saltWeight = 2.5;
/** Below the least of a serving only where the conditions cannot be met otherwise. */
const floorWeight = 1.5;
const lowestShare = 0.5;

interface State {
  filled: readonly Filled[];
  sums: Float64Array;
  changes: number;
}

/** One food out, one in, or both. */
interface Move {
  out: Filled | null;
  into: Filled | null;
  changes: number;
}

interface Task {
  formula: Formula;
  context: SearchContext;
  flavour: Flavour;
  margin: number;
}

const weighingOf = ({ stock, measured: amount }: Filled): Weighing => ({
  food: stock.food,
  measured: amount,
});

/** Changes amounts, adds and swaps foods until the conditions of the request hold; `null` where they cannot. */
export function adjusted(filled: readonly Filled[], task: Task): readonly Filled[] | null {
  if (isFree(task.context.aims)) return filled;
  let state: State = { filled, sums: sumOf(filled.map(weighingOf)), changes: 0 };
  let gap = gapAfter(state, null, task);
  for (let move = 0; move < maxMoves && gap > 0; move += 1) {
    const best = bestMove(state, gap, task);
    if (best === null) return null;
    state = after(state, best, task);
    const next = gapAfter(state, null, task);
    // Far from the goal and hardly nearer: another dish is found sooner.
    if (next > hopeless && next > gap * 0.97) return null;
    gap = next;
  }
  return gap > 0 ? null : state.filled;
}

function gapAfter({ filled, sums: before }: State, move: Move | null, task: Task): number {
  const { context, margin } = task;
  const { servings, aims } = context;
  context.work.spent += 1;
  const sums = move === null ? before : Float64Array.from(before);
  if (move?.out) addTo(sums, weighingOf(move.out), -1);
  if (move?.into) addTo(sums, weighingOf(move.into), 1);
  const parts: Weighing[] = [];
  for (const one of filled) if (one !== move?.out) parts.push(weighingOf(one));
  if (move?.into) parts.push(weighingOf(move.into));
  return gapOf({ parts, all: sums, servings, margin, aims });
}

function after(state: State, { out, into, changes }: Move, { formula }: Task): State {
  const { slots } = formula;
  const kept = state.filled.filter((one) => one !== out);
  const filled = (into === null ? kept : [...kept, into]).toSorted(
    (a, b) => slots.indexOf(a.slot) - slots.indexOf(b.slot),
  );
  return { filled, sums: sumOf(filled.map(weighingOf)), changes };
}

function bestMove(state: State, gap: number, task: Task): Move | null {
  let best: Move | null = null;
  let bestTotal = gap * gapWeight + state.changes;
  for (const move of movesFrom(state, task)) {
    const total = gapAfter(state, move, task) * gapWeight + move.changes;
    if (total < bestTotal - 0.001) [best, bestTotal] = [move, total];
  }
  return best;
}

function* movesFrom(state: State, task: Task): Generator<Move> {
  for (const out of state.filled) {
    yield* amountMoves(state, out, task);
    const inSlot = state.filled.filter(({ slot }) => slot === out.slot).length;
    if (inSlot > out.slot.count.min) {
      const changes = state.changes + droppingWeight(out, state, task);
      yield { out, into: null, changes };
    }
    if (!out.stock.isGiven) yield* newMoves(state, out.slot, out, task);
  }
  for (const slot of task.formula.slots) {
    const there = state.filled.filter((one) => one.slot === slot).length;
    if (slot.isForGiven || there >= roomOf(slot, task.formula)) continue;
    yield* newMoves(state, slot, null, task);
  }
}

/** The last salt of a savoury dish goes only where nothing else helps. */
function droppingWeight(out: Filled, { filled }: State, { formula }: Task): number {
  if (out.stock.isGiven) return droppedWeight;
  const isLastSalt =
    !formula.isSweet &&
    isSaltyFood(out.stock) &&
    !filled.some((one) => one !== out && isSaltyFood(one.stock));
  return isLastSalt ? saltWeight : addedWeight;
}

/** What it costs to go below the least of a serving; `null` where that is far too little. */
function shortfall({ stock, slot, measured: before }: Filled, next: Measured, servings: number) {
  const floor = leastServing(stock, slot) * servings;
  if (next.grams < floor * lowestShare) return null;
  return next.grams < floor && before.grams >= floor ? floorWeight : 0;
}

const factors = [0.5, 0.7, 0.85, 1.2, 1.5, 2];

function* amountMoves(state: State, out: Filled, { context }: Task): Generator<Move> {
  const { min, max, usual } = out.stock.traits.servingGrams;
  for (const factor of factors) {
    const grams = out.measured.grams * factor;
    const serving = grams / context.servings;
    if (serving > mostOf(out, context)) continue;
    const least = out.slot.part === 'main' ? min * 0.8 : Math.min(min, usual * 0.5) * 0.7;
    if (serving > max * 1.25 || serving < Math.min(least, usual * (out.slot.share ?? 1) * 0.6))
      continue;
    const next = measured(out.stock, grams);
    const tooLittle = shortfall(out, next, context.servings);
    if (tooLittle === null) continue;
    if (next.grams === out.measured.grams) continue;
    const before = offFrom(out.measured, usual * context.servings);
    const off = offFrom(next, usual * context.servings) - before;
    const into = { ...out, measured: next };
    yield { out, into, changes: state.changes + off * changeWeight + tooLittle };
  }
}

/** More of one vegetable is no longer a plate of food. */
function mostOf({ slot, measured: before }: Filled, { aims, servings }: SearchContext): number {
  if (slot.part !== 'vegetable') return Number.POSITIVE_INFINITY;
  const most = aims.mealType === 'Breakfast' ? 120 : 200;
  return Math.max(most, before.grams / servings);
}

const offFrom = ({ grams }: Measured, usual: number) => Math.abs(Math.log(grams / usual));

const maxHelpers = 5;

/** Boosters come from the kitchen of the dish where it has any. */
const strangeness = (stock: AvailableFood, { cuisine }: Flavour) =>
  isAtHome(stock, cuisine) < 0 ? 0.25 : 0;

/** The foods that help most, or cost least, in a slot. */
function helpersFor(slot: FormulaSlot, state: State, task: Task): AvailableFood[] {
  const { context, formula } = task;
  const sorted = context.helpers.get(slot) ?? sortedHelpers(slot, task);
  context.helpers.set(slot, sorted);
  const isThere = ({ food }: AvailableFood) =>
    state.filled.some(
      ({ stock }) => stock.food.key === food.key || isTwin(stock.food.key, food.key),
    );
  const helpers: AvailableFood[] = [];
  for (const stock of sorted) {
    if (isThere(stock) || (!formula.isSweet && stock.traits.isSweetDish === true)) continue;
    if (!maybeAdded(stock, slot, formula, context.pool, context.aims.mealType)) continue;
    helpers.push(stock);
    if (helpers.length === maxHelpers) break;
  }
  return helpers;
}

function sortedHelpers(slot: FormulaSlot, { context, flavour }: Task): readonly AvailableFood[] {
  return candidatesFor(slot, context, flavour)
    .map((stock) => ({ stock, cost: costIn(stock, slot, context) + strangeness(stock, flavour) }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ stock }) => stock);
}

function* newMoves(
  state: State,
  slot: FormulaSlot,
  out: Filled | null,
  task: Task,
): Generator<Move> {
  for (const stock of helpersFor(slot, state, task)) {
    const into = filledWith(stock, slot, task);
    if (into === null) continue;
    const changes = state.changes + addedWeight + strangeness(stock, task.flavour) * 2;
    yield { out, into, changes };
  }
}

function filledWith(
  stock: AvailableFood,
  slot: Filled['slot'],
  { formula, context }: Task,
): Filled | null {
  if (fitOf(stock, slot, context.budget) === null) return null;
  return withAmounts([{ slot, stock }], formula, context.servings, context.budget)[0] ?? null;
}
