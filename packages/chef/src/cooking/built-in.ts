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
  /** Dishes that are written and verified; those that use too little of what was given count as well. */
  tries: number;
  /** See `composeDishes`. */
  patience?: number;
}

const fullEffort: Effort = { tries: 14 };
/** Verified dishes among which the one that uses most is taken. */
const maxPoor = 8;
/** Dishes that fail by the same food until it is left out. */
const failuresOfFood = 2;
const maxRepairs = 3;

interface Candidate {
  dish: Dish;
  recipe: WrittenRecipe;
  analysis: RecipeAnalysis;
  share: number;
  hasCarriers: boolean;
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

function searched(brief: Brief, engine: Engine, { tries, ...options }: Effort): Searched {
  const { seed, shown } = brief.request;
  const poor: Candidate[] = [];
  const failures = new Map<string, number>();
  let tried = 0;
  for (const dish of engine.composeDishes(brief, { seed, shown: dishesOf(shown), ...options })) {
    if (tried === tries || poor.length === maxPoor) break;
    tried += 1;
    const { candidate, problems } = verified(dish, brief, engine);
    if (candidate?.hasCarriers && candidate.share >= leastUsedShare)
      return { best: candidate, culprit: null };
    if (candidate !== null && candidate.share > 0) poor.push(candidate);
    const culprit = poor.length === 0 ? culpritOf(dish, problems, failures) : null;
    if (culprit !== null) return { best: null, culprit };
  }
  const [best = null] = poor.toSorted(
    (one, other) => Number(other.hasCarriers) - Number(one.hasCarriers) || other.share - one.share,
  );
  return { best, culprit: null };
}

/** Lines have the order of the parts. */
function culpritOf(
  { parts }: Dish,
  problems: readonly Problem[],
  failures: Map<string, number>,
): string | null {
  const foods = problems.flatMap((problem) =>
    'line' in problem && problem.line !== null ? (parts[problem.line]?.food ?? []) : [],
  );
  for (const food of new Set(foods)) failures.set(food, (failures.get(food) ?? 0) + 1);
  return [...failures].find(([, count]) => count >= failuresOfFood)?.[0] ?? null;
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

function verified(
  dish: Dish,
  brief: Brief,
  { writeDish }: Engine,
): { candidate: Candidate | null; problems: Problem[] } {
  const { request, given } = brief;
  const recipe = writeDish(dish, request.language, request.seed);
  const { problems, analysis } = verifyRecipe(recipe, brief);
  const isShown = titlesOf(request.shown).has(folded(recipe.title));
  if (problems.length > 0 || isShown) return { candidate: null, problems };
  const foods = foodsOf(dish);
  const share = usedShare(given, foods);
  const hasCarriers = usesCarriers(given, foods);
  return { candidate: { dish, recipe, analysis, share, hasCarriers }, problems };
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
