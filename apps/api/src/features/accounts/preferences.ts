import type { Preferences } from '@pomona/contract/accounts';

/** The preferences of a new account. */
export const noPreferences: Preferences = {
  dietary_preferences: [],
  allergens: [],
  health_goals: [],
  favorite_cuisines: [],
};
