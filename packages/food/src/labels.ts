import type { DietType, MealType } from './diets.ts';
import type { Figure } from './figures.ts';
import type { Role, Trait } from './food-row.ts';
import { type Condition, type Group, labelRules, type RuleFigure } from './label-rules.ts';
import type { Food } from './table.ts';

export type Verdict = 'proven' | 'refuted' | 'cannot_tell';

/** Why: the condition with what stands against it. */
export interface Reason {
  verdict: Verdict;
  condition: Condition['kind'];
  /** Of figures and groups: what was looked at, its range and the limit. */
  figure?: RuleFigure;
  range?: Figure;
  limit?: number;
  /** Foods that refute, or that support. */
  foods?: string[];
  /** Groups that are there. */
  groups?: string[];
}

export interface LabelVerdict {
  label: DietType;
  verdict: Verdict;
  because: Reason[];
}

export interface ServedFood {
  food: Food;
  /** Those of the food, without what the line itself rules out ("gluten-free oats"). */
  traits: readonly Trait[];
  low: number;
  high: number;
  /** The other food of "butter or oil": it may be there. */
  isAlternative: boolean;
}

/** One serving as the rules see it. */
export interface JudgedServing {
  mealType: MealType;
  figures: Readonly<Record<RuleFigure, Figure>>;
  /** Recognised foods with the fewest and the most grams that a serving holds. */
  foods: readonly ServedFood[];
  /** Every line was recognised. */
  isComplete: boolean;
}

/** All 13 labels with their verdicts and reasons. */
export function judgedLabels(serving: JudgedServing): LabelVerdict[] {
  return labelRules.map(({ label, conditions }) => {
    const because = conditions.map((condition) => judge(condition, serving));
    return { label, verdict: worst(because.map(({ verdict }) => verdict)), because };
  });
}

/** One refuted condition refutes; one that cannot be told leaves the label untold. */
function worst(verdicts: Verdict[]): Verdict {
  if (verdicts.includes('refuted')) return 'refuted';
  return verdicts.includes('cannot_tell') ? 'cannot_tell' : 'proven';
}

function judge(condition: Condition, serving: JudgedServing): Reason {
  switch (condition.kind) {
    case 'atMost':
    case 'atLeast':
      return judgeFigure(condition, serving);
    case 'without':
      return judgeTraits(condition, serving);
    case 'withoutRole':
      return judgeAmount({ role: condition.role, grams: 0, kind: condition.kind }, serving);
    case 'roleAtMost':
      return judgeAmount(condition, serving);
    case 'mainFat':
      return judgeMainFat(condition.role, serving);
    case 'some':
      return judgeGroups(condition, serving);
  }
}

function judgeFigure(
  { kind, figure, limit: mealLimit, snack }: Extract<Condition, { figure: RuleFigure }>,
  { mealType, figures }: JudgedServing,
): Reason {
  const limit = mealType === 'Snack' && snack !== undefined ? snack : mealLimit;
  const range = figures[figure];
  const [proves, refutes] =
    kind === 'atMost'
      ? [range.high <= limit, range.low > limit]
      : [range.low >= limit, range.high < limit];
  return {
    verdict: proves ? 'proven' : refutes ? 'refuted' : 'cannot_tell',
    condition: kind,
    figure,
    range,
    limit,
  };
}

function judgeTraits(
  { traits, unsure = [] }: Extract<Condition, { kind: 'without' }>,
  { foods, isComplete }: JudgedServing,
): Reason {
  const having = (wanted: readonly Trait[], those: readonly ServedFood[]) =>
    those
      .filter((served) => served.traits.some((trait) => wanted.includes(trait)))
      .map(({ food }) => food.key);
  const breaking = having(
    traits,
    foods.filter(({ isAlternative }) => !isAlternative),
  );
  if (breaking.length > 0) return { verdict: 'refuted', condition: 'without', foods: breaking };
  const doubtful = having([...traits, ...unsure], foods);
  if (doubtful.length > 0 || !isComplete)
    return { verdict: 'cannot_tell', condition: 'without', foods: doubtful };
  return { verdict: 'proven', condition: 'without' };
}

function ofRole({ foods }: JudgedServing, wanted: readonly Role[]) {
  const those = foods.filter(({ food }) => food.roles.some((role) => wanted.includes(role)));
  const total = { low: 0, high: 0 };
  for (const { low, high } of those) {
    total.low += low;
    total.high += high;
  }
  return { ...total, keys: those.map(({ food }) => food.key) };
}

/** Dry grain holds at least this much carbohydrate in 100 g (rolled oats 68 g, quinoa 64 g). */
const carbsOfDryGrain = 64;

/** What stands in cooked grain and in bread as dry grain, told by the carbohydrate that it brought. */
function dryGrain(serving: JudgedServing, wanted: readonly Role[]): { low: number; high: number } {
  const foods = serving.foods.map((served) => {
    const share = Math.min(1, (served.food.per100.carbs ?? 0) / carbsOfDryGrain);
    return { ...served, low: served.low * share, high: served.high * share };
  });
  return ofRole({ ...serving, foods }, wanted);
}

function judgeAmount(
  { kind, role, grams }: { kind: 'roleAtMost' | 'withoutRole'; role: Role; grams: number },
  serving: JudgedServing,
): Reason {
  const { low, high, keys } = ofRole(serving, [role]);
  if (low > grams) return { verdict: 'refuted', condition: kind, foods: keys, limit: grams };
  const isProven = high <= grams && serving.isComplete;
  return {
    verdict: isProven ? 'proven' : 'cannot_tell',
    condition: kind,
    foods: keys,
    limit: grams,
  };
}

/** Fats that were added as such; butter and cream count, the fat inside other foods does not. */
function judgeMainFat(role: Role, serving: JudgedServing): Reason {
  const wanted = ofRole(serving, [role]);
  const others = serving.foods.filter(
    ({ food }) =>
      food.roles.some((own) => own === 'oil' || own === 'butter-cream') &&
      !food.roles.includes(role),
  );
  const mostOfOthers = others.reduce((total, { high }) => total + high, 0);
  const leastOfOthers = others.reduce((total, { low }) => total + low, 0);
  const condition = 'mainFat';
  if (wanted.high === 0 || wanted.high < leastOfOthers) {
    // Without any line for it, only an unrecognised line could still be the oil.
    return {
      verdict: serving.isComplete ? 'refuted' : 'cannot_tell',
      condition,
      foods: others.map(({ food }) => food.key),
    };
  }
  const isProven = wanted.low > mostOfOthers && serving.isComplete;
  return { verdict: isProven ? 'proven' : 'cannot_tell', condition, foods: wanted.keys };
}

function judgeGroups(
  { count, groups }: Extract<Condition, { kind: 'some' }>,
  serving: JudgedServing,
): Reason {
  const surely = groups.filter((group) => isThere(group, serving, 'low'));
  const possibly = groups.filter((group) => isThere(group, serving, 'high'));
  const names = surely.map(({ name }) => name);
  const reason = { condition: 'some', groups: names, limit: count } as const;
  if (surely.length >= count) return { verdict: 'proven', ...reason };
  return {
    verdict: possibly.length < count && serving.isComplete ? 'refuted' : 'cannot_tell',
    ...reason,
  };
}

function isThere(
  { roles, grams, isDry, orFigure }: Group,
  serving: JudgedServing,
  end: 'low' | 'high',
): boolean {
  const found = isDry ? dryGrain(serving, roles)[end] : ofRole(serving, roles)[end];
  if (found >= grams) return true;
  return orFigure !== undefined && serving.figures[orFigure.figure][end] >= orFigure.limit;
}
