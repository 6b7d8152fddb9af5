import type { ChefAnswer, CookedRecipe } from '../../src/answer.ts';
import type { RequestChange } from '../../src/brief.ts';
import { cookRecipe } from '../../src/cook.ts';
import type { RecipeRequest } from '../../src/request.ts';
import { violationsOf } from './independent-check.ts';

export interface Outcome {
  number: number;
  kind: 'answered' | 'truly_refused' | 'falsely_refused' | 'failed';
  reason?: string;
  violations: string[];
  allowed: number;
  used: number;
  milliseconds: number;
  /** Of the processor: what the time is on a machine that does nothing else. */
  cpu: number;
}

export async function outcomeOf(number: number, request: RecipeRequest): Promise<Outcome> {
  const start = performance.now();
  const before = process.cpuUsage();
  const times = () => ({ milliseconds: performance.now() - start, cpu: cpuSince(before) });
  const none = { number, violations: [], allowed: 0, used: 0 };
  try {
    const answer = await cookRecipe(request);
    const taken = times();
    if (answer.outcome === 'recipe')
      return { ...none, ...usageOf(answer), ...judged(request, answer), ...taken };
    const isTrue = await isTrueRefusal(request, answer);
    const { reason, changes } = answer.conflict;
    return {
      ...none,
      kind: isTrue ? 'truly_refused' : 'falsely_refused',
      reason: `${reason.kind} ${changes.map(({ kind }) => kind).join(',')}`,
      ...taken,
    };
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { ...none, kind: 'failed', reason, ...times() };
  }
}

function cpuSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function judged(
  request: RecipeRequest,
  answer: CookedRecipe,
): Pick<Outcome, 'kind' | 'violations'> {
  return { kind: 'answered', violations: violationsOf(request, answer) };
}

/** Of the given foods that are known and that no condition excludes, each once. */
function usageOf({ given }: CookedRecipe): Pick<Outcome, 'allowed' | 'used'> {
  const ofKind = (test: (reason: string | null) => boolean) =>
    new Set(
      given.flatMap(({ food, leftOut }) => (food && test(leftOut?.kind ?? null) ? food.key : [])),
    ).size;
  return {
    allowed: ofKind((reason) => reason === null || reason === 'no_room'),
    used: ofKind((reason) => reason === null),
  };
}

/** The first change, applied, is answered. */
async function isTrueRefusal(
  request: RecipeRequest,
  { conflict }: Extract<ChefAnswer, { outcome: 'impossible' }>,
): Promise<boolean> {
  const [first] = conflict.changes;
  if (first === undefined) return false;
  return (await cookRecipe(applied(request, first))).outcome === 'recipe';
}

function applied(request: RecipeRequest, change: RequestChange): RecipeRequest {
  switch (change.kind) {
    case 'minutes':
      return { ...request, maxMinutes: change.maxMinutes };
    case 'drop_diet':
      return { ...request, diets: request.diets.filter((diet) => diet !== change.diet) };
    case 'drop_cuisine':
      return { ...request, cuisine: null };
    case 'meal':
      return { ...request, mealType: change.mealType };
    case 'add_food':
      return { ...request, ingredients: [...request.ingredients, change.food] };
    case 'swap_food': {
      const ingredients = request.ingredients.filter((text) => text !== change.from);
      return { ...request, ingredients: [...ingredients, change.to] };
    }
  }
}

/** How many of so many "another" results repeat one that was shown. */
export async function duplicatesAmong(request: RecipeRequest, count: number) {
  const shown: string[] = [];
  const recipes = new Set<string>();
  let answers = 0;
  for (let round = 0; round < count; round += 1) {
    const answer = await cookRecipe({ ...request, seed: request.seed + round, shown });
    if (answer.outcome !== 'recipe') break;
    answers += 1;
    shown.push(answer.fingerprint);
    const foods = answer.analysis.lines.flatMap(({ food }) => food?.key ?? []);
    recipes.add(`${answer.recipe.title} ${foods.toSorted().join()}`);
  }
  return { answers, duplicates: answers - recipes.size };
}
