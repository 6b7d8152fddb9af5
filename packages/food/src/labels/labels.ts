import { type Figure, type Range, toRange } from '../figures/figures.ts';
import type { Contents, Role, Trait } from '../foods/food-row.ts';
import type { Food } from '../table/table.ts';
import type { DietType, MealType } from './diets.ts';
import { type Condition, type Group, labelRules, type RuleFigure } from './label-rules.ts';

export type Verdict = 'proven' | 'refuted' | 'cannot_tell';

/** A condition with the evidence. Safe as JSON. */
export interface Reason {
  verdict: Verdict;
  condition: Condition['kind'];
  figure?: RuleFigure;
  range?: Range;
  /** Of a figure, of the grams of a role, or of a count of groups. */
  limit?: number;
  /** Where the limit is not that of a meal. */
  limitFor?: 'snack' | 'drink';
  role?: Role;
  /** Keys of foods that refute, support or leave it open. */
  foods?: string[];
  /** The same for words without a row: "breaded", "vegan cheese". */
  words?: string[];
  groups?: string[];
  /** Every group of the rule, with its grams per serving. */
  counted?: CountedGroup[];
}

export interface CountedGroup {
  name: string;
  verdict: Verdict;
  low: number;
  high: number | null;
  needed: number;
  foods: string[];
}

export interface LabelVerdict {
  label: DietType;
  verdict: Verdict;
  because: Reason[];
}

export interface ServedFood {
  /** `null` where only the contents are known. */
  food: Food | null;
  text: string;
  /** Contents after claims ("gluten-free oats"). */
  contents: Required<Contents>;
  low: number;
  high: number;
  /** Neither an alternative nor optional. */
  isCertain: boolean;
}

export interface JudgedServing {
  mealType: MealType;
  /** An unknown load has a range without a value. */
  figures: Readonly<Record<RuleFigure, Omit<Figure, 'value'> & { value: number | null }>>;
  /** Recognised foods with the range of grams in a serving. */
  foods: readonly ServedFood[];
  isNamed: boolean;
  /** Every line was read whole and has a weight. */
  isComplete: boolean;
  isDrink: boolean;
}

export function judgedLabels(serving: JudgedServing): LabelVerdict[] {
  return labelRules.map(({ label, conditions }) => {
    const because = conditions.map((condition) => judge(condition, serving));
    return { label, verdict: worst(because.map(({ verdict }) => verdict)), because };
  });
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
    case 'mainFat':
      return judgeMainFat(condition.role, serving);
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

const keysOf = (foods: readonly ServedFood[]) => [
  ...new Set(foods.flatMap(({ food }) => food?.key ?? [])),
];

function ofRole({ foods }: JudgedServing, roles: readonly Role[]) {
  const those = foods.filter(({ food }) => food?.roles.some((role) => roles.includes(role)));
  const total = { low: 0, high: 0 };
  for (const { low, high } of those) {
    total.low += low;
    total.high += high;
  }
  return { ...total, keys: keysOf(those) };
}

/** Dry grain holds at least this much carbohydrate in 100 g (rolled oats 68 g, quinoa 64 g). */
const carbsOfDryGrain = 64;

/** Cooked grain and bread as grams of dry grain, by their carbohydrate. */
function dryGrain(serving: JudgedServing, roles: readonly Role[]) {
  const foods = serving.foods.map((served) => {
    const share = Math.min(1, (served.food?.per100.carbs ?? 0) / carbsOfDryGrain);
    return { ...served, low: served.low * share, high: served.high * share };
  });
  return ofRole({ ...serving, foods }, roles);
}

function judgeAmount(
  { kind, role, grams }: { kind: 'roleAtMost' | 'withoutRole'; role: Role; grams: number },
  serving: JudgedServing,
): Reason {
  const { low, high, keys } = ofRole(serving, [role]);
  const range = toRange({ value: null, low, high });
  const reason = { condition: kind, role, foods: keys, range, limit: grams } as const;
  if (low > grams) return { verdict: 'refuted', ...reason };
  const isProven = high <= grams && serving.isComplete;
  return { verdict: isProven ? 'proven' : 'cannot_tell', ...reason };
}

/** Added fats, with butter and cream; fat inside other foods does not count. */
function judgeMainFat(role: Role, serving: JudgedServing): Reason {
  const main = ofRole(serving, [role]);
  const others = serving.foods.filter(
    ({ food }) =>
      food?.roles.some((own) => own === 'oil' || own === 'butter-cream') &&
      !food.roles.includes(role),
  );
  const maxOfOthers = others.reduce((total, { high }) => total + high, 0);
  const minOfOthers = others.reduce((total, { low }) => total + low, 0);
  const reason = { condition: 'mainFat', role } as const;
  if (main.high === 0 || main.high < minOfOthers) {
    // Without such a line, only an unrecognised line could be the oil.
    const verdict = serving.isComplete ? 'refuted' : 'cannot_tell';
    return { verdict, ...reason, foods: keysOf(others) };
  }
  const isProven = main.low > maxOfOthers && serving.isComplete;
  const foods = isProven ? main.keys : [...main.keys, ...keysOf(others)];
  return { verdict: isProven ? 'proven' : 'cannot_tell', ...reason, foods };
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
