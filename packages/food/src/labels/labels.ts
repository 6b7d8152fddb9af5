import { toRange } from '../figures/figures.ts';
import type { Trait } from '../foods/food-row.ts';
import type { DietType } from './diets.ts';
import type { CountedGroup, JudgedServing, Reason, ServedFood, Verdict } from './judged-serving.ts';
import {
  type Condition,
  type Group,
  type LabelRule,
  labelRules,
  type RuleFigure,
} from './label-rules.ts';
import {
  dryGrain,
  judgeAmount,
  judgeFoods,
  judgeMainFat,
  keysOf,
  ofRole,
} from './role-conditions.ts';

export interface LabelVerdict {
  label: DietType;
  verdict: Verdict;
  /** Only of `cannot_tell`: everything is proven but figures of `likelyBy`, whose best estimates suffice. */
  isLikely: boolean;
  because: Reason[];
}

export function judgedLabels(serving: JudgedServing): LabelVerdict[] {
  return labelRules.map((rule) => {
    const because = rule.conditions.map((condition) => judge(condition, serving));
    const verdict = worst(because.map((reason) => reason.verdict));
    const isLikely = verdict === 'cannot_tell' && isLikelyBy(rule, because, serving);
    return { label: rule.label, verdict, isLikely, because };
  });
}

function isLikelyBy(
  { likelyBy = [] }: LabelRule,
  because: readonly Reason[],
  { isComplete }: JudgedServing,
): boolean {
  const suffices = ({ condition, figure, range, limit }: Reason) => {
    const value = range?.value ?? null;
    if (figure === undefined || !likelyBy.includes(figure)) return false;
    if (value === null || range?.high === null || limit === undefined) return false;
    return condition === 'atMost' ? value <= limit : value >= limit;
  };
  return isComplete && because.every((reason) => reason.verdict === 'proven' || suffices(reason));
}

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
    case 'withoutFoods':
      return judgeFoods(condition.foods, serving);
    case 'mainFat':
      return judgeMainFat(condition, serving);
    case 'some':
      return judgeGroups(condition, serving);
    case 'withoutTransFat':
      return judgeTransFat(serving);
  }
}

type FigureCondition = Extract<Condition, { figure: RuleFigure }>;

function judgeFigure(condition: FigureCondition, serving: JudgedServing): Reason {
  const { kind, figure } = condition;
  const { limit, limitFor } = limitOf(condition, serving);
  const range = serving.figures[figure];
  const [proves, refutes] =
    kind === 'atMost'
      ? [range.high <= limit, range.low > limit]
      : // More can only help, but nobody earns a label with a line that is not understood.
        [range.low >= limit && serving.isComplete, range.high < limit];
  const verdict = proves ? 'proven' : refutes ? 'refuted' : 'cannot_tell';
  const reason = { verdict, condition: kind, figure, range: toRange(range), limit } as const;
  return limitFor === undefined ? reason : { ...reason, limitFor };
}

function limitOf(
  { limit, snack = limit, drink }: FigureCondition,
  { mealType, isDrink }: JudgedServing,
): Required<Pick<Reason, 'limit'>> & Pick<Reason, 'limitFor'> {
  if (drink !== undefined && isDrink) return { limit: drink, limitFor: 'drink' };
  return mealType === 'Snack' && snack !== limit ? { limit: snack, limitFor: 'snack' } : { limit };
}

function judgeTraits(
  { traits, unsure = [] }: Extract<Condition, { kind: 'without' }>,
  { foods, isNamed }: JudgedServing,
): Reason {
  const having = (ofTraits: readonly Trait[], those: readonly ServedFood[]) =>
    those.filter(({ contents }) => contents.traits.some((trait) => ofTraits.includes(trait)));
  const breaking = having(
    traits,
    foods.filter(({ isCertain }) => isCertain),
  );
  if (breaking.length > 0)
    return { verdict: 'refuted', condition: 'without', ...namesOf(breaking) };
  const broken = [...traits, ...unsure];
  const doubtful = foods.filter(
    (one) =>
      having(broken, [one]).length > 0 ||
      one.contents.may.some(({ trait }) => broken.includes(trait)),
  );
  if (doubtful.length > 0 || !isNamed)
    return { verdict: 'cannot_tell', condition: 'without', ...namesOf(doubtful) };
  return { verdict: 'proven', condition: 'without' };
}

function namesOf(
  served: readonly ServedFood[],
): Required<Pick<Reason, 'foods'>> & Pick<Reason, 'words'> {
  const words = [...new Set(served.flatMap(({ food, text }) => (food === null ? text : [])))];
  return { foods: keysOf(served), ...(words.length > 0 && { words }) };
}

const hydrogenated = /hydrogenated/i;
const mayBeHydrogenated = /margarine|shortening|hydrogenated/i;

/** By the source descriptions: values of trans fat are too rare. */
function judgeTransFat({ foods, isNamed }: JudgedServing): Reason {
  const condition = 'withoutTransFat';
  const described = (wording: RegExp) =>
    foods.filter(({ food }) => food !== null && wording.test(food.passport.description));
  const breaking = described(hydrogenated).filter(({ isCertain }) => isCertain);
  if (breaking.length > 0) return { verdict: 'refuted', condition, foods: keysOf(breaking) };
  const doubtful = described(mayBeHydrogenated);
  if (doubtful.length > 0 || !isNamed)
    return { verdict: 'cannot_tell', condition, foods: keysOf(doubtful) };
  return { verdict: 'proven', condition };
}

function judgeGroups(
  { count, groups }: Extract<Condition, { kind: 'some' }>,
  serving: JudgedServing,
): Reason {
  const counted = groups.map((group) => countGroup(group, serving));
  const surely = counted.filter(({ verdict }) => verdict === 'proven');
  const possibly = counted.filter(({ verdict }) => verdict !== 'refuted');
  const names = surely.map(({ name }) => name);
  const reason = { condition: 'some', groups: names, counted, limit: count } as const;
  if (surely.length >= count) return { verdict: 'proven', ...reason };
  return {
    verdict: possibly.length < count && serving.isComplete ? 'refuted' : 'cannot_tell',
    ...reason,
  };
}

function countGroup(
  { name, roles, grams, isDry, orFigure }: Group,
  serving: JudgedServing,
): CountedGroup {
  const { low, high, keys } = isDry ? dryGrain(serving, roles) : ofRole(serving, roles);
  const figure = orFigure && serving.figures[orFigure.figure];
  const reaches = (end: 'low' | 'high', found: number) =>
    found >= grams || (figure !== undefined && figure[end] >= (orFigure?.limit ?? 0));
  const verdict = reaches('low', low)
    ? 'proven'
    : reaches('high', high)
      ? 'cannot_tell'
      : 'refuted';
  const end = Number.isFinite(high) ? high : null;
  return { name, verdict, low, high: end, needed: grams, foods: keys };
}
