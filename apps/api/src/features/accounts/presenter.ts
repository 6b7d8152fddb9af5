import type { Preferences, User } from '@pomona/contract/accounts';

/** Without hash and token (API-26). */
export interface UserRow {
  id: string;
  name: string;
  email: string;
  bio: string;
  avatar: string | null;
  isAdmin: boolean;
  preferences: Preferences;
  createdAt: Date;
  favouriteRecipes: string[];
}

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    bio: row.bio,
    avatar: row.avatar,
    is_admin: row.isAdmin,
    favorite_recipes: row.favouriteRecipes,
    preferences: row.preferences,
    created_at: row.createdAt.toISOString(),
  };
}
