import { toRange } from '../figures/figures.ts';
import type { Role } from '../foods/food-row.ts';
import type { JudgedServing, Reason, ServedFood } from './judged-serving.ts';
import type { Condition } from './label-rules.ts';

export const keysOf = (foods: readonly ServedFood[]) => [
  ...new Set(foods.flatMap(({ food }) => food?.key ?? [])),
];

/** Grams of all foods that have one of the roles. */
export function ofRole({ foods }: JudgedServing, roles: readonly Role[]) {
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
export function dryGrain(serving: JudgedServing, roles: readonly Role[]) {
  const foods = serving.foods.map((served) => {
    const share = Math.min(1, (served.food?.per100.carbs ?? 0) / carbsOfDryGrain);
    return { ...served, low: served.low * share, high: served.high * share };
  });
  return ofRole({ ...serving, foods }, roles);
}

/** At most so many grams of a role. */
export function judgeAmount(
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

/** None of some foods. */
export function judgeFoods(keys: readonly string[], { foods, isNamed }: JudgedServing): Reason {
  const condition = 'withoutFoods';
  const those = foods.filter(({ food }) => food !== null && keys.includes(food.key));
  const breaking = those.filter(({ isCertain }) => isCertain);
  if (breaking.length > 0) return { verdict: 'refuted', condition, foods: keysOf(breaking) };
  if (those.length > 0 || !isNamed)
    return { verdict: 'cannot_tell', condition, foods: keysOf(those) };
  return { verdict: 'proven', condition };
}

/** Added fats, with butter and cream; fat inside other foods does not count. */
export function judgeMainFat(
  { role, grams }: Extract<Condition, { kind: 'mainFat' }>,
  serving: JudgedServing,
): Reason {
  const main = ofRole(serving, [role]);
  const others = serving.foods.filter(
    ({ food }) =>
      food?.roles.some((own) => own === 'oil' || own === 'butter-cream') &&
      !food.roles.includes(role),
  );
  const maxOfOthers = others.reduce((total, { high }) => total + high, 0);
  const minOfOthers = others.reduce((total, { low }) => total + low, 0);
  const range = toRange({ value: null, low: main.low, high: main.high });
  const reason = { condition: 'mainFat', role, range, limit: grams } as const;
  if (main.high < grams || main.high < minOfOthers) {
    // Without such a line, only an unrecognised line could be the oil.
    const verdict = serving.isComplete ? 'refuted' : 'cannot_tell';
    return { verdict, ...reason, foods: keysOf(others) };
  }
  const isProven = main.low >= grams && main.low > maxOfOthers && serving.isComplete;
  const foods = isProven ? main.keys : [...main.keys, ...keysOf(others)];
  return { verdict: isProven ? 'proven' : 'cannot_tell', ...reason, foods };
}
