import type { RecipeAnalysis } from '@pomona/food/analysis/analysis';
import { folded } from '@pomona/food/foods/names';
import type { CookedRecipe } from '../answer.ts';
import type { Brief } from '../brief.ts';
import type { Dish } from '../dish.ts';
import type { Problem } from '../verify/problem.ts';
import { verifyRecipe } from '../verify/verify-recipe.ts';
import type { WrittenRecipe } from '../written-recipe.ts';
import type { Engine } from './engine.ts';
import { givenWithUse, leastUsedShare, usedShare, usesCarriers } from './given-used.ts';
import { dishesOf, fingerprintOf, titlesOf } from './shown-dishes.ts';

export interface Effort {
  /** Dishes that are looked at; those that use too little of what was given count as well. */
  tries: number;
  /** See `composeDishes`. */
  patience?: number;
  /** Whether any recipe counts that uses something of what was given: enough to know that there is one. */
  isAnyEnough?: true;
}

const fullEffort: Effort = { tries: 20 };
/** Dishes that use too little, of which the one that uses most is taken. */
const maxPoor = 12;
/** Dishes that fail by the same food until it is left out. */
const failuresOfFood = 2;
const maxRepairs = 3;

/** How much of what was given a dish uses: known before it has words. */
interface Use {
  dish: Dish;
  share: number;
  hasCarriers: boolean;
}

interface Candidate {
  dish: Dish;
  recipe: WrittenRecipe;
  analysis: RecipeAnalysis;
}

/** The first dish that the verifier passes and that uses enough of what was given; `null` where none uses anything of it. */
export function cookBuiltIn(
  brief: Brief,
  engine: Engine,
  effort: Effort = fullEffort,
): Omit<CookedRecipe, 'fallback'> | null {
  let repaired = brief;
  for (let round = 0; round <= maxRepairs; round += 1) {
    const { best, culprit } = searched(repaired, engine, effort);
    if (best !== null) return cooked(best, brief, engine);
    if (culprit === null) return null;
    repaired = withoutFood(repaired, culprit);
  }
  return null;
}

interface Searched {
  best: Candidate | null;
  /** The food of the line by which dish after dish fails. */
  culprit: string | null;
}

function searched(brief: Brief, engine: Engine, effort: Effort): Searched {
  const verifying = { brief, engine, failures: new Map<string, number>() };
  const poor: Use[] = [];
  for (const use of usesOf(brief, engine, effort)) {
    if (poor.length === maxPoor) break;
    if (!isEnough(use, effort)) {
      poor.push(use);
      continue;
    }
    const best = verified(use.dish, verifying);
    const culprit = best === null && poor.length === 0 ? culpritOf(verifying.failures) : null;
    if (best !== null || culprit !== null) return { best, culprit };
  }
  for (const { dish } of poor.toSorted(byUse)) {
    const best = verified(dish, verifying);
    if (best !== null) return { best, culprit: null };
  }
  return { best: null, culprit: culpritOf(verifying.failures) };
}

const isEnough = ({ hasCarriers, share }: Use, { isAnyEnough }: Effort) =>
  isAnyEnough === true || (hasCarriers && share >= leastUsedShare);

/** Of the dishes that use something of what was given. */
function* usesOf(brief: Brief, engine: Engine, effort: Effort): Generator<Use> {
  const { tries, patience } = effort;
  const { seed, shown } = brief.request;
  const options = { seed, shown: dishesOf(shown), ...(patience !== undefined && { patience }) };
  let tried = 0;
  for (const dish of engine.composeDishes(brief, options)) {
    if (tried === tries) return;
    tried += 1;
    const use = useOf(dish, brief);
    if (use.share > 0) yield use;
  }
}

const byUse = (one: Use, other: Use) =>
  Number(other.hasCarriers) - Number(one.hasCarriers) || other.share - one.share;

function useOf(dish: Dish, { given }: Brief): Use {
  const foods = foodsOf(dish);
  return { dish, share: usedShare(given, foods), hasCarriers: usesCarriers(given, foods) };
}

const culpritOf = (failures: ReadonlyMap<string, number>): string | null =>
  [...failures].find(([, count]) => count >= failuresOfFood)?.[0] ?? null;

/** Lines have the order of the parts. */
function countFailures(
  { parts }: Dish,
  problems: readonly Problem[],
  failures: Map<string, number>,
): void {
  const foods = problems.flatMap((problem) =>
    'line' in problem && problem.line !== null ? (parts[problem.line]?.food ?? []) : [],
  );
  for (const food of new Set(foods)) failures.set(food, (failures.get(food) ?? 0) + 1);
}

function withoutFood(brief: Brief, key: string): Brief {
  return {
    ...brief,
    given: brief.given.map((one) =>
      one.food?.key === key ? { ...one, leftOut: one.leftOut ?? { kind: 'no_room' } } : one,
    ),
    isAllowed: (food) => food.key !== key && brief.isAllowed(food),
  };
}

interface Verifying {
  brief: Brief;
  engine: Engine;
  failures: Map<string, number>;
}

function verified(dish: Dish, { brief, engine, failures }: Verifying): Candidate | null {
  const { request } = brief;
  const recipe = engine.writeDish(dish, request.language, request.seed);
  const { problems, analysis } = verifyRecipe(recipe, brief);
  countFailures(dish, problems, failures);
  const isShown = titlesOf(request.shown).has(folded(recipe.title));
  return problems.length > 0 || isShown ? null : { dish, recipe, analysis };
}

const foodsOf = ({ parts }: Dish): ReadonlySet<string> => new Set(parts.map(({ food }) => food));

function cooked(
  { dish, recipe, analysis }: Candidate,
  { request, given: typed }: Brief,
  { notesOf }: Engine,
): Omit<CookedRecipe, 'fallback'> {
  const given = givenWithUse(typed, foodsOf(dish));
  return {
    outcome: 'recipe',
    ...{ recipe, analysis, given },
    notes: notesOf(given, request.language),
    cook: { kind: 'built_in' },
    fingerprint: fingerprintOf(dish, recipe),
  };
}
