import type { Preferences } from '@pomona/contract/accounts';
import { allergensBehind } from '@pomona/food/foods/allergens';
import type { DietType } from '@pomona/food/labels/diets';
import type { Day } from '#platform/days.ts';
import { allTips, type TipId } from './catalogue.ts';
import { type Topic, topicsOfGoals } from './goal-topics.ts';
import type { NamedFood, Tip } from './tip.ts';

const avoidedByDiet: Partial<Record<DietType, readonly NamedFood[]>> = {
  'Gluten-Free': ['gluten', 'wheat'],
  Vegetarian: ['meat', 'fish', 'crustacean', 'mollusc'],
  Vegan: ['meat', 'fish', 'crustacean', 'mollusc', 'milk', 'egg'],
  Keto: ['starch', 'fruit'],
  'Low-Carb': ['starch'],
};

/** A day has this many at most. */
const maxPerDay = 3;
const dayMilliseconds = 86_400_000;

/**
 * The tips of a day, the best match first. A round lasts as many days as the tips take and shows each once: the
 * first third of the ranking leads the days, so that no day is without a match while there are any.
 */
export function tipsOfDay(preferences: Preferences, day: Day): TipId[] {
  const ranked = rankedTips(preferences);
  const days = Math.ceil(ranked.length / maxPerDay);
  const position = (Date.parse(`${day}T00:00:00Z`) / dayMilliseconds) % days;
  return ranked.filter((_, index) => index % days === position);
}

/** Those that suit the member, those about their diets and goals first. */
export function rankedTips(preferences: Preferences): TipId[] {
  const avoided = avoidedFoods(preferences);
  const topics = topicsOf(preferences);
  return [...allTips]
    .filter(([, tip]) => isForMember(tip, topics) && !tip.names?.some((food) => avoided.has(food)))
    .map(([id, tip]) => ({ id, score: scoreOf(tip, topics) }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}

function avoidedFoods({ allergens, dietary_preferences: diets }: Preferences): Set<NamedFood> {
  return new Set([
    ...allergensBehind(allergens),
    ...diets.flatMap((diet) => avoidedByDiet[diet] ?? []),
  ]);
}

function topicsOf(preferences: Preferences): Set<Topic> {
  const { allergens, dietary_preferences: diets, health_goals: goals } = preferences;
  const topics = topicsOfGoals(goals);
  for (const diet of diets) topics.add(diet);
  if (allergensBehind(allergens).includes('gluten')) topics.add('Gluten-Free');
  return topics;
}

const isForMember = ({ only }: Tip, topics: ReadonlySet<Topic>) =>
  only === undefined || only.some((diet) => topics.has(diet));

/** A tip for a diet of the member weighs more than one of a category that a goal is about. */
function scoreOf({ category, helps = [], only = [] }: Tip, topics: ReadonlySet<Topic>): number {
  const diets = [...helps, ...only].filter((diet) => topics.has(diet)).length;
  return 2 * Math.min(diets, 1) + (topics.has(category) ? 1 : 0);
}
