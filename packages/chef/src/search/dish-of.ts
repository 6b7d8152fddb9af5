import type { Cuisine, MealType } from '@pomona/food/labels/diets';
import type { Action, Dish, DishPart, Slot } from '../dish.ts';
import type { Formula } from '../formulas/formula.ts';
import { isFish, isLeek, isMeat } from '../formulas/kinds.ts';
import { Cook, type Placed } from '../formulas/work/cook.ts';
import { pouredOver, withParts } from '../formulas/work/moves.ts';
import type { AvailableFood } from './available-food.ts';
import { drainedWhenNeeded } from './beside-base.ts';
import { withProperCue } from './cues.ts';
import type { Filled } from './filled.ts';
import { scheduleOf } from './schedule.ts';

/** Main things first, seasonings last. */
const order: readonly Slot[] = [
  'main',
  'base',
  'second',
  'vegetable',
  'fruit',
  'dairy',
  'liquid',
  'aromatic',
  'sauce',
  'binder',
  'topping',
  'fat',
  'acid',
  'sweet',
  'leavening',
  'herb',
  'spice',
  'salt',
];

interface Occasion {
  cuisine: Cuisine | null;
  mealType: MealType;
  servings: number;
}

/** Lines, steps and times of a filled formula; `null` where its foods make no such dish. */
export function dishOf(
  formula: Formula,
  filled: readonly Filled[],
  occasion: Occasion,
): Dish | null {
  const { cuisine, mealType, servings } = occasion;
  const placed = filled
    .toSorted((a, b) => order.indexOf(a.slot.part) - order.indexOf(b.slot.part))
    .map((one, index): Placed => ({ ...one, index, slotId: one.slot.id, part: one.slot.part }));
  const cook = new Cook(placed, servings);
  if (formula.holds?.(cook) === false) return null;
  const cleanSteps = completed(cleaned(formula.work(cook), placed), placed);
  const steps = parted(joined(drainedWhenNeeded(cleanSteps))).map((actions) =>
    actions.map((action) => withProperCue(action, placed)),
  );
  const titleParts = titleOf(formula, cook);
  return {
    formula: formula.id,
    cuisine,
    mealType,
    servings,
    parts: placed.map(partOf),
    steps,
    minutes: scheduleOf(steps, placed, servings),
    difficulty: formula.difficulty,
    titleParts,
    fingerprint: fingerprintOf(formula, cook, titleParts),
  };
}

function partOf({ stock, measured, cut, part }: Placed): DishPart {
  return {
    food: stock.food.key,
    slot: part,
    amount: { value: measured.value, unit: measured.unit },
    grams: measured.grams,
    cut: cut === 'whole' ? null : cut,
    isGiven: stock.isGiven,
  };
}

/** A dressing, or a second frying. */
const usesFatAgain = ({ makes, technique }: Action) =>
  makes === 'dressing' || technique === 'heat_fat';

/** Without actions that name nothing; oil may go into the pan and the dressing, and what was mashed goes into the batter. */
function cleaned(steps: readonly (readonly Action[])[], placed: readonly Placed[]): Action[][] {
  const seen = new Set<number>();
  const mashed = new Set(
    steps.flat().flatMap(({ technique, parts }) => (technique === 'mash' ? parts : [])),
  );
  return steps
    .map((actions) =>
      actions.flatMap((action) => {
        const isAgain = (index: number) =>
          action.technique === 'take_out' ||
          (usesFatAgain(action) && placed[index]?.part === 'fat') ||
          (action.makes === 'batter' && mashed.has(index));
        const parts = action.parts.filter((index) => !seen.has(index) || isAgain(index));
        for (const index of parts) seen.add(index);
        const isEmpty = parts.length === 0 && needsParts(action);
        return isEmpty ? [] : [{ ...action, parts }];
      }),
    )
    .filter((actions) => actions.length > 0);
}

const needsParts = ({ technique, uses = [], parts, waterMilliliters }: Action) =>
  uses.length === 0 &&
  waterMilliliters === undefined &&
  (parts.length > 0 ||
    ['mix', 'whisk', 'blend', 'add_liquid', 'toss', 'add', 'season'].includes(technique));

/** No line is left unused: what no step names is seasoning or goes on top. */
function completed(steps: Action[][], placed: readonly Placed[]): Action[][] {
  const used = new Set(steps.flat().flatMap(({ parts }) => parts));
  const left = placed.filter(({ index }) => !used.has(index));
  if (left.length === 0) return steps;
  const last = steps.at(-1) ?? [];
  return [...steps.slice(0, -1), [...seasoningOf(left), ...last]];
}

const poured: readonly Slot[] = ['fat', 'acid', 'sauce', 'liquid', 'sweet'];
const sprinkled: readonly Slot[] = ['spice', 'salt', 'herb', 'aromatic'];

function seasoningOf(left: readonly Placed[]): Action[] {
  const kindOf = ({ stock }: Placed) => stock.traits.slots[0] ?? 'topping';
  const seasoned = left.filter((one) => sprinkled.includes(kindOf(one)));
  const drizzled = left.filter((one) => poured.includes(kindOf(one)));
  const others = left.filter((one) => !seasoned.includes(one) && !drizzled.includes(one));
  return [...withParts('season', seasoned), ...pouredOver(drizzled), ...withParts('top', others)];
}

/** "Add the bacon" is no step of its own. */
function joined(steps: Action[][]): Action[][] {
  const [first = [], ...others] = steps;
  const [next, ...rest] = others;
  if (next === undefined) return [first];
  const [only] = first;
  const isShort = first.length === 1 && only?.technique === 'add' && only.minutes === undefined;
  return isShort ? joined([[...first, ...next], ...rest]) : [first, ...joined(others)];
}

/** A recipe has at least two steps. */
const parted = (steps: Action[][]): Action[][] => {
  const [only = []] = steps;
  if (steps.length !== 1 || only.length < 2) return steps;
  return [only.slice(0, 1), only.slice(1)];
};

/** Given, or meat and fish: the title names them. */
const carries = ({ stock }: Placed) => stock.isGiven || isMeat(stock) || isFish(stock);

const maxTitleParts = 3;

function titleOf({ title, isNamedAfter = () => false }: Formula, cook: Cook): number[] {
  const isMissing = !title.includes('protein') && cook.of('protein').some(carries);
  const ids = isMissing ? ['protein', ...title] : title;
  const bySlot = ids.map((id) =>
    cook
      .of(id)
      .filter(({ stock }) => !isNamedAfter(stock))
      .toSorted(
        (a, b) =>
          Number(b.stock.isGiven) - Number(a.stock.isGiven) || b.measured.grams - a.measured.grams,
      ),
  );
  const firsts = bySlot.flatMap(([first]) => first ?? []);
  const seconds = bySlot.flatMap(([, second]) => (second?.stock.isGiven ? [second] : []));
  const all = withMissing([...firsts, ...seconds].slice(0, maxTitleParts), cook, isNamedAfter);
  return all.length > 0 ? all.map(({ index }) => index) : [0];
}

const titleSlots: readonly Slot[] = ['main', 'vegetable', 'fruit'];
/** Named by the dish itself: "vegetable noodles". */
const unnamedSlots: readonly string[] = ['aside', 'spirals'];

/** What was given stands in the title before what the engine added; the first names the dish. */
function withMissing(
  named: readonly Placed[],
  cook: Cook,
  isNamedAfter: (stock: AvailableFood) => boolean,
): Placed[] {
  const missing = cook.all.filter(
    ({ stock, part, slotId, index }) =>
      stock.isGiven &&
      !unnamedSlots.includes(slotId) &&
      (titleSlots.includes(part) || isLeek(stock)) &&
      !isNamedAfter(stock) &&
      !named.some((one) => one.index === index),
  );
  const replaced = named.map((one, at) =>
    at === 0 || one.stock.isGiven || carries(one) ? one : (missing.shift() ?? one),
  );
  return [...replaced, ...missing].slice(0, maxTitleParts);
}

/** Without the cuisine, which the title does not always name. */
function fingerprintOf({ id }: Formula, cook: Cook, titleParts: readonly number[]): string {
  const main = cook.all.filter(
    (one) => titleParts.includes(one.index) || one.part === 'main' || one.part === 'base',
  );
  const keys = [...new Set(main.map(({ stock }) => stock.food.key))].toSorted();
  return [id, ...keys].join(':').slice(0, 100);
}
