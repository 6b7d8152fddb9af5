import type { DietType, MealType } from '@pomona/food/labels/diets';
import { type Food, foodByKey } from '@pomona/food/table/table';
import { shownName } from '@pomona/food/wording/wording-names';
import type { CookedRecipe } from '../answer.ts';
import { allTraits } from '../brief/allowed-foods.ts';
import { readRequest } from '../brief/read-request.ts';
import type { Brief, Conflict, ConflictReason, GivenFood, RequestChange } from '../brief.ts';
import type { RecipeRequest } from '../request.ts';
import { cookBuiltIn } from './built-in.ts';
import { changedRequest } from './changed-request.ts';
import type { Engine } from './engine.ts';
import { everydayFoods, type SwapRule, swapRules } from './swaps-data.ts';

/** Requests that are tried, and dishes of each: refusing must not take much longer than cooking. */
const maxTrials = 10;
const effortOfTrial = { tries: 6, patience: 40, isAnyEnough: true } as const;
const maxChanges = 2;
const longMinutes = 120;

/** Changes of a request, each tried before it is proposed. */
class Trials {
  readonly #request: RecipeRequest;
  readonly #engine: Engine;
  #left = maxTrials;

  constructor(request: RecipeRequest, engine: Engine) {
    this.#request = request;
    this.#engine = engine;
  }

  /** What the changed request is answered with; `null` where that is nothing, or too much was tried. */
  recipeWith(change: RequestChange): Pick<CookedRecipe, 'recipe'> | null {
    if (this.#left === 0) return null;
    this.#left -= 1;
    const brief = readRequest(changedRequest(this.#request, change));
    return brief.conflict === null ? cookBuiltIn(brief, this.#engine, effortOfTrial) : null;
  }

  first(changes: readonly RequestChange[]): RequestChange | null {
    return changes.find((change) => this.recipeWith(change) !== null) ?? null;
  }
}

/** Why no recipe satisfies a request, and the nearest changes with which one does (GEN-10). */
export function nearestChange(request: RecipeRequest, brief: Brief, engine: Engine): Conflict {
  const trials = new Trials(request, engine);
  const reason = brief.conflict?.reason;
  if (reason?.kind === 'no_known_food') return { reason, changes: added(brief, trials) };
  if (reason?.kind === 'all_left_out') return { reason, changes: replaced(request, brief, trials) };
  return withoutDish(request, brief, trials);
}

function added(brief: Brief, trials: Trials): RequestChange[] {
  const foods = everydayFoods.flatMap((key) => allowedName(key, brief));
  const change = trials.first(foods.map((food) => ({ kind: 'add_food', food })));
  return change === null ? [] : [change];
}

function allowedName(key: string, { isAllowed, request }: Brief): string[] {
  const food = foodByKey(key);
  if (food === undefined || !isAllowed(food)) return [];
  return [shownName(food, { amount: 2, unit: 'g' }, request.language)];
}

function replaced(request: RecipeRequest, brief: Brief, trials: Trials): RequestChange[] {
  const swaps = trials.first(brief.given.flatMap((given) => swapsOf(given, brief)).slice(0, 5));
  const diet = trials.first(dietsBehind(brief).map((one) => ({ kind: 'drop_diet', diet: one })));
  const changes = [swaps, diet].filter((change) => change !== null);
  return changes.length > 0 ? changes : added({ ...brief, request }, trials);
}

const dietsBehind = ({ given }: Brief): DietType[] => [
  ...new Set(given.flatMap(({ leftOut }) => (leftOut?.kind === 'diet' ? leftOut.diet : []))),
];

/** Only what was typed as one ingredient can be taken out. */
function swapsOf({ text, food }: GivenFood, brief: Brief): RequestChange[] {
  if (food === null || !brief.request.ingredients.includes(text)) return [];
  const rule = swapRules.find((one) => isMeant(food, one));
  return [...(rule?.instead ?? []), ...everydayFoods]
    .filter((key) => key !== food.key)
    .flatMap((key) => allowedName(key, brief))
    .slice(0, 3)
    .map((to) => ({ kind: 'swap_food', from: text, to }));
}

function isMeant(food: Food, { traits = [], roles = [], keys }: SwapRule): boolean {
  const contents = allTraits(food);
  return (
    (keys?.test(food.key) ?? false) ||
    traits.some((trait) => contents.has(trait)) ||
    roles.some((role) => food.roles.includes(role))
  );
}

function withoutDish(request: RecipeRequest, brief: Brief, trials: Trials): Conflict {
  const { diets, cuisine } = request;
  const minutes = moreMinutes(request, trials);
  const changes: RequestChange[] = minutes === null ? [] : [minutes];
  const others: RequestChange[][] = [
    cuisine === null ? [] : [{ kind: 'drop_cuisine' }],
    diets.toReversed().map((diet) => ({ kind: 'drop_diet', diet })),
    otherMeals(request.mealType).map((mealType) => ({ kind: 'meal', mealType })),
  ];
  for (const group of others) {
    const change = changes.length < maxChanges ? trials.first(group) : null;
    if (change !== null) changes.push(change);
  }
  const [nearest] = changes;
  if (nearest === undefined) changes.push(...replacedWithRoom(brief, trials));
  return { reason: reasonFor(changes[0], request), changes };
}

function moreMinutes(request: RecipeRequest, trials: Trials): RequestChange | null {
  if (request.maxMinutes >= longMinutes) return null;
  const long = trials.recipeWith({ kind: 'minutes', maxMinutes: longMinutes });
  if (long === null) return null;
  const { prepTime, cookTime, restTime } = long.recipe;
  const share = request.followUps.includes('faster') ? 2 / 3 : 1;
  const exact = Math.ceil((prepTime + cookTime + restTime) / share / 5) * 5;
  const shorter = [20, 30, 45, exact].filter((one) => one > request.maxMinutes && one <= exact);
  return trials.first(shorter.map((maxMinutes) => ({ kind: 'minutes', maxMinutes })));
}

const usualMeals: readonly MealType[] = ['Lunch', 'Dinner', 'Snack', 'Breakfast'];
const otherMeals = (mealType: MealType) => usualMeals.filter((one) => one !== mealType).slice(0, 2);

/** Other foods leave room for a dish. */
function replacedWithRoom(brief: Brief, trials: Trials): RequestChange[] {
  const swaps = brief.given.flatMap((given) => swapsOf(given, brief).slice(0, 1));
  const change = trials.first(swaps);
  return change === null ? added(brief, trials) : [change];
}

function reasonFor(nearest: RequestChange | undefined, { diets }: RecipeRequest): ConflictReason {
  if (nearest?.kind === 'minutes')
    return { kind: 'too_little_time', neededMinutes: nearest.maxMinutes };
  if (nearest?.kind !== 'drop_diet') return { kind: 'no_dish' };
  return diets.length > 1
    ? { kind: 'diets_contradict', diets }
    : { kind: 'label_out_of_range', diet: nearest.diet };
}
