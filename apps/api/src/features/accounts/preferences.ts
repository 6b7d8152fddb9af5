import type { Preferences } from '@pomona/contract/accounts';

export const noPreferences: Preferences = {
  dietary_preferences: [],
  allergens: [],
  health_goals: [],
  favorite_cuisines: [],
};
