import type { Preferences } from '@pomona/contract/accounts';

export const noPreferences: Omit<Preferences, 'health_goals'> = {
  dietary_preferences: [],
  allergens: [],
  favorite_cuisines: [],
};
