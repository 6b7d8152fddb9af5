import type { Goal, MemberCounters, Preferences, User } from '@pomona/contract/accounts';
import { noPreferences } from './preferences.ts';

/** Without hash and token (API-26). */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  bio: string;
  avatar: string | null;
  isAdmin: boolean;
  preferences: Omit<Preferences, 'health_goals'>;
  createdAt: Date;
  favouriteRecipes: string[];
  goals: Goal[];
}

export function presentUser(row: UserRow, counters: MemberCounters): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    bio: row.bio,
    avatar: row.avatar,
    is_admin: row.isAdmin,
    favorite_recipes: row.favouriteRecipes,
    preferences: {
      ...noPreferences,
      ...row.preferences,
      health_goals: row.goals.map(({ text }) => text),
    },
    goals: row.goals,
    counters,
    created_at: row.createdAt.toISOString(),
  };
}
