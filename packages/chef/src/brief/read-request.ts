import { type Food, foodByKey } from '@pomona/food/table/table';
import type { Brief, Conflict, GivenFood, LeftOutReason } from '../brief.ts';
import type { RecipeRequest } from '../request.ts';
import { reasonAgainst } from './allowed-foods.ts';
import { exclusionOf } from './excluded-foods.ts';
import { flavourNotesOf } from './flavour-notes.ts';
import { givenFoods } from './given-foods.ts';
import { targetsOf } from './targets.ts';

/** "Faster": two thirds of the time, but not less than a dish takes. */
const fasterShare = 2 / 3;
const leastMinutes = 10;

/** The request with its foods understood and its conditions made explicit. Pure. */
export function readRequest(typed: RecipeRequest): Brief {
  const request = withFollowUps(typed);
  const { diets, allergens, mealType, language, without } = request;
  const isExcluded = exclusionOf(without, language);
  const limits = { diets, allergens, mealType, isExcluded };
  const reasons = new Map<string, LeftOutReason | null>();
  const against = (food: Food) => {
    const known = reasons.get(food.key);
    if (known !== undefined) return known;
    const reason = reasonAgainst(food, limits);
    reasons.set(food.key, reason);
    return reason;
  };
  const given = givenFoods(request.ingredients, language, against).map((one) =>
    request.cuisine === 'asian' ? withAsianNoodles(one, against) : one,
  );
  return {
    request,
    given,
    isAllowed: (food) => against(food) === null,
    targets: targetsOf(request),
    needsOven: request.followUps.includes('no_oven') ? 'forbidden' : 'allowed',
    flavourNotes: flavourNotesOf(given, language),
    conflict: conflictOf(given),
  };
}

function withFollowUps(request: RecipeRequest): RecipeRequest {
  if (!request.followUps.includes('faster')) return request;
  const maxMinutes = Math.round(request.maxMinutes * fasterShare);
  return {
    ...request,
    maxMinutes: Math.max(Math.min(leastMinutes, request.maxMinutes), maxMinutes),
  };
}

const noodleWord = /noodle|nudel|fideo|nouille/i;

/** "Noodles" of an Asian dish are no Italian pasta. */
function withAsianNoodles(
  given: GivenFood,
  against: (food: Food) => LeftOutReason | null,
): GivenFood {
  if (given.food?.key !== 'pasta' || !noodleWord.test(given.text)) return given;
  const food = ['egg-noodles', 'rice-noodles']
    .flatMap((key) => foodByKey(key) ?? [])
    .find((one) => against(one) === null);
  return food === undefined ? given : { ...given, food, leftOut: null };
}

/** Changes that help are found by trying them. */
function conflictOf(given: readonly GivenFood[]): Conflict | null {
  const known = given.filter(({ food }) => food !== null);
  if (known.length === 0) return { reason: { kind: 'no_known_food' }, changes: [] };
  const isAllOut = known.every(({ leftOut }) => leftOut !== null);
  return isAllOut ? { reason: { kind: 'all_left_out' }, changes: [] } : null;
}
