import type { MemberCounters } from '@pomona/contract/accounts';
import type { MemberLevel } from '@pomona/contract/wellness';
import { type Day, dayAfter } from '#platform/days.ts';

export interface MemberActivity {
  logs: number;
  reviews: number;
  goalsAchieved: number;
  recipesSaved: number;
}

/** A log gives 1 point, a review 5, a goal reached 10, a recipe saved 1 (PROF-02). */
export function memberLevel(activity: MemberActivity): MemberLevel {
  const { logs, reviews, goalsAchieved, recipesSaved } = activity;
  const points = logs + 5 * reviews + 10 * goalsAchieved + recipesSaved;
  if (points < 150) return 'Beginner';
  if (points < 400) return 'Cook';
  return points < 1000 ? 'Chef' : 'Master';
}

/** Consecutive days with a log; today is not over yet and breaks nothing. Later days are ignored. */
export function streakDays(logged: readonly Day[], today: Day): number {
  const days = new Set(logged);
  const yesterday = dayAfter(today, -1);
  let length = 0;
  for (let day = days.has(today) ? today : yesterday; days.has(day); day = dayAfter(day, -1))
    length += 1;
  return length;
}

export interface CountedMember {
  goals: readonly { achieved_at: string | null }[];
  favouriteRecipes: readonly string[];
  logs: number;
  reviews: number;
  loggedDays: readonly Day[];
}

export function memberCounters(member: CountedMember, today: Day): MemberCounters {
  const { goals, favouriteRecipes, logs, reviews, loggedDays } = member;
  const goalsAchieved = goals.filter((goal) => goal.achieved_at !== null).length;
  const recipesSaved = favouriteRecipes.length;
  return {
    recipes_saved: recipesSaved,
    goals_achieved: goalsAchieved,
    goals_total: goals.length,
    streak_days: streakDays(loggedDays, today),
    level: memberLevel({ logs, reviews, goalsAchieved, recipesSaved }),
  };
}
